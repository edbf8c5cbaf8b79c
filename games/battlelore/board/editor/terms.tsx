import type { ReactElement } from 'react';
import { SEATS, type Language, type Seat } from '@bannerfield/kernel';
import { SCENARIO_NAMES } from '../../names.ts';
import { SCENARIOS } from '../../rules/scenarios.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { editorWordsIn } from './editor-words.ts';

interface TermsProps {
  readonly scenario: Scenario;
  readonly language: Language;
  onChange(scenario: Scenario): void;
  /** Another scenario, as text, to go on from. */
  onStart(text: string): void;
}

/** Hands, goals, who begins, Lore; and what to begin from. */
export function Terms(props: TermsProps): ReactElement {
  const { scenario, language, onChange } = props;
  const words = editorWordsIn(language);
  return (
    <fieldset className="lore-editor__terms">
      <legend>{words.terms}</legend>
      <Start {...props} />
      <label>
        {words.first}
        <select
          value={scenario.first}
          onChange={({ currentTarget }) =>
            onChange({ ...scenario, first: currentTarget.value === '1' ? 1 : 0 })
          }
        >
          {SEATS.map((seat) => (
            <option key={seat} value={seat}>
              {words.firstSide[seat]}
            </option>
          ))}
        </select>
      </label>
      {SEATS.map((seat) => (
        <Amount key={seat} {...props} what="hands" seat={seat} most={8} />
      ))}
      {SEATS.map((seat) => (
        <Amount key={seat} {...props} what="goals" seat={seat} most={12} />
      ))}
      <label className="lore-editor__check">
        <input
          type="checkbox"
          checked={scenario.lore}
          onChange={({ currentTarget }) => onChange({ ...scenario, lore: currentTarget.checked })}
        />
        {words.lore}
      </label>
    </fieldset>
  );
}

function Start({ language, onStart }: TermsProps): ReactElement {
  const words = editorWordsIn(language);
  return (
    <label>
      {words.start}
      <select
        value=""
        onChange={({ currentTarget }) => {
          const found = SCENARIOS.find(({ id }) => id === currentTarget.value);
          onStart(found === undefined ? '' : tidy(found.text));
        }}
      >
        <option value="" disabled>
          …
        </option>
        <option value="empty">{words.empty}</option>
        {SCENARIOS.map(({ id }) => (
          <option key={id} value={id}>
            {SCENARIO_NAMES[id]?.[language] ?? id}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Lines of a scenario without what only sets them in. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

interface AmountProps extends TermsProps {
  readonly what: 'hands' | 'goals';
  readonly seat: Seat;
  readonly most: number;
}

function Amount({ scenario, language, what, seat, most, onChange }: AmountProps): ReactElement {
  const words = editorWordsIn(language);
  return (
    <label>
      {words[what][seat]}
      <input
        type="number"
        min={1}
        max={most}
        value={scenario[what][seat]}
        onChange={({ currentTarget }) => {
          const value = Math.min(most, Math.max(1, Math.round(Number(currentTarget.value)) || 1));
          const pair = scenario[what];
          onChange({ ...scenario, [what]: seat === 0 ? [value, pair[1]] : [pair[0], value] });
        }}
      />
    </label>
  );
}
