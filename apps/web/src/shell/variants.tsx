import type { ReactElement } from 'react';
import type { About, Language, OptionAbout, OptionValue } from '@bannerfield/kernel';
import { useLanguage, useSay, type Say } from '../words/words.tsx';
import { Choice, SwitchField } from './form.tsx';

type Options = Readonly<Record<string, OptionValue>>;

interface VariantsProps {
  readonly about: About;
  readonly options: Options;
  onChange(options: Options): void;
}

/** The options of a game, folded away as long as all are as usual. */
export function Variants({ about, options, onChange }: VariantsProps): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const entries = Object.entries(about.options);
  const changed = entries.filter(([name, option]) => options[name] !== option.default).length;
  return (
    <details className="variants" open={changed > 0}>
      <summary>{say('set-up.variants', { count: changed })}</summary>
      {entries.map(([name, option]) => {
        const value = options[name] ?? option.default;
        const set = (next: OptionValue) => onChange({ ...options, [name]: next });
        return typeof value === 'boolean' ? (
          <SwitchField
            key={name}
            label={option.label[language]}
            explanation={explain(option, language, say)}
            isOn={value}
            onChange={set}
          />
        ) : (
          <Choice
            key={name}
            label={option.label[language]}
            explanation={explain(option, language, say)}
            value={String(value)}
            options={option.values.map((each) => ({
              value: String(each),
              label: nameOf(option, each, language, say),
            }))}
            onChange={(text) =>
              set(option.values.find((each) => String(each) === text) ?? option.default)
            }
          />
        );
      })}
    </details>
  );
}

function nameOf(option: OptionAbout, value: OptionValue, language: Language, say: Say): string {
  if (typeof value === 'boolean') return say(value ? 'on' : 'off');
  return option.names?.[String(value)]?.[language] ?? String(value);
}

/** The game explains its values by their bare names; here they are called as the buttons are. */
function explain(option: OptionAbout, language: Language, say: Say): string {
  return option.values.reduce<string>(
    (text, value) =>
      typeof value === 'boolean'
        ? text
        : text.replaceAll(`${String(value)}:`, `${nameOf(option, value, language, say)}:`),
    option.explanation[language],
  );
}
