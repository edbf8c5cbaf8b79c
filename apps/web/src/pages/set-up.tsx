import { useEffect, useState, type ReactElement } from 'react';
import type { Pair } from '@bannerfield/kernel';
import { Button } from '@bannerfield/ui';
import { BOT_NAMES } from '../bots/names.ts';
import { entropy } from '../chance.ts';
import { gameIds, loadGame, type TableGame } from '../games/load.ts';
import { keeper } from '../keep/keeper.ts';
import type { Sitter } from '../keep/record.ts';
import { beginGame } from '../play/begin.ts';
import { keepChoices, keptChoices, type Choices } from '../play/choices.ts';
import { go } from '../router.tsx';
import { Choice, TextField } from '../shell/form.tsx';
import { Notice } from '../shell/notice.tsx';
import { Page } from '../shell/page.tsx';
import { Variants } from '../shell/variants.tsx';
import { useLanguage, useSay } from '../words/words.tsx';

/** Whom to play, from which side, by which options. */
export function SetUpPage({ id }: { readonly id: string }): ReactElement {
  const say = useSay();
  const parts = useGame(id);
  if (!gameIds().includes(id)) {
    return <Notice title={say('lost.game')} text={say('lost.game-text')} isHomeOffered />;
  }
  return parts === null ? <Notice title={say('moment')} isBusy /> : <SetUp parts={parts} />;
}

function useGame(id: string): TableGame | null {
  const [parts, setParts] = useState<TableGame | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (gameIds().includes(id)) {
      void loadGame(id).then((loaded) => {
        if (isWanted) setParts(loaded);
      });
    }
    return () => {
      isWanted = false;
    };
  }, [id]);
  return parts;
}

const LENGTHS = [1, 3, 5, 7];

function SetUp({ parts }: { readonly parts: TableGame }): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const [choices, setChoices] = useState<Choices>(() => keptChoices(parts.game.id, parts.about));
  const [state, setState] = useState<'choosing' | 'beginning' | 'failed'>('choosing');
  const change = (part: Partial<Choices>) => setChoices({ ...choices, ...part });
  const begin = async (): Promise<void> => {
    setState('beginning');
    keepChoices(parts.game.id, choices);
    try {
      const { options, length } = choices;
      const plan = { options, length, players: playersOf(choices) };
      const record = await beginGame(parts, plan, keeper);
      void navigator.storage.persist?.();
      go({ page: 'play', id: record.id });
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  return (
    <Page title={parts.about.title[language]}>
      <form
        className="set-up"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <Opponent choices={choices} onChange={change} />
        <Choice
          label={say('set-up.length')}
          value={String(choices.length)}
          options={LENGTHS.map((length) => ({
            value: String(length),
            label: say('set-up.games', { count: length }),
          }))}
          onChange={(value) => change({ length: Number(value) })}
        />
        <Variants
          about={parts.about}
          options={choices.options}
          onChange={(options) => change({ options })}
        />
        <p role="alert" className="refusal">
          {state === 'failed' ? `${say('store.failed')} ${say('store.failed-text')}` : null}
        </p>
        <div className="actions set-up__begin">
          <Button type="submit" look="main" disabled={state === 'beginning'}>
            {say('set-up.begin')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

interface OpponentProps {
  readonly choices: Choices;
  onChange(part: Partial<Choices>): void;
}

function Opponent({ choices, onChange }: OpponentProps): ReactElement {
  const say = useSay();
  const { opponent, names } = choices;
  const isFriend = opponent === 'friend';
  return (
    <>
      <Choice
        label={say('set-up.opponent')}
        value={opponent}
        options={[
          ...BOT_NAMES.map((bot) => ({
            value: bot,
            label: say(`bot.${bot}`),
            explanation: say(`bot.${bot}-text`),
          })),
          {
            value: 'friend',
            label: say('set-up.friend'),
            explanation: say('set-up.friend-text'),
          },
        ]}
        onChange={(value) =>
          onChange({ opponent: BOT_NAMES.find((bot) => bot === value) ?? 'friend' })
        }
      />
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
      <Choice
        label={say('set-up.side')}
        value={choices.side}
        options={(['lot', 'first', 'second'] as const).map((side) => ({
          value: side,
          label: say(`set-up.side-${side}`),
        }))}
        explanation={say('set-up.side-text')}
        onChange={(value) =>
          onChange({ side: value === 'first' || value === 'second' ? value : 'lot' })
        }
      />
    </>
  );
}

/** Player 0 sits in seat 0 of the first game. */
function playersOf({ opponent, names, side }: Choices): Pair<Sitter> {
  const you: Sitter = { kind: 'person', name: names[0].trim() };
  const other: Sitter =
    opponent === 'friend'
      ? { kind: 'person', name: names[1].trim() }
      : { kind: 'bot', bot: opponent };
  const isFirst = side === 'lot' ? entropy(2) === 0 : side === 'first';
  return isFirst ? [you, other] : [other, you];
}
