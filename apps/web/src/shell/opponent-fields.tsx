import type { ReactElement } from 'react';
import { LEVELS } from '@bannerfield/bots/levels';
import { PEOPLE, SIDES, type Choices } from '../play/choices.ts';
import { useSay } from '../words/words.tsx';
import { Choice, TextField } from './form.tsx';

interface OpponentFieldsProps {
  readonly choices: Choices;
  onChange(part: Partial<Choices>): void;
}

/** Who plays whom, and who sits where. */
export function OpponentFields({ choices, onChange }: OpponentFieldsProps): ReactElement {
  const say = useSay();
  const people = PEOPLE.map((person) => ({
    value: person,
    label: say(`set-up.${person}`),
    explanation: say(`set-up.${person}-text`),
  }));
  const bots = LEVELS.map((bot) => ({
    value: bot,
    label: say(`bot.${bot}`),
    explanation: say(`bot.${bot}-text`),
  }));
  return (
    <>
      <Choice
        label={say('set-up.opponent')}
        value={choices.opponent}
        options={[...bots, ...people]}
        onChange={(value) =>
          onChange({ opponent: [...LEVELS, ...PEOPLE].find((each) => each === value) ?? 'friend' })
        }
      />
      <NameFields choices={choices} onChange={onChange} />
      <Choice
        label={say('set-up.side')}
        value={choices.side}
        options={SIDES.map((side) => ({ value: side, label: say(`set-up.side-${side}`) }))}
        explanation={say('set-up.side-text')}
        onChange={(value) => onChange({ side: SIDES.find((side) => side === value) ?? 'lot' })}
      />
    </>
  );
}

function NameFields({ choices, onChange }: OpponentFieldsProps): ReactElement {
  const say = useSay();
  const { opponent, names } = choices;
  const isFriend = opponent === 'friend';
  return (
    <div className="fields">
      <TextField
        label={say('set-up.your-name')}
        value={names[0]}
        placeholder={isFriend ? say('player.nth', { nth: 1 }) : say('player.alone')}
        onChange={(name) => onChange({ names: [name, names[1]] })}
      />
      {isFriend ? (
        <TextField
          label={say('set-up.friends-name')}
          value={names[1]}
          placeholder={say('player.nth', { nth: 2 })}
          onChange={(name) => onChange({ names: [names[0], name] })}
        />
      ) : null}
    </div>
  );
}
