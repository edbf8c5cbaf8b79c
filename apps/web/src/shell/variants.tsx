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

/** The options of a game: what it is about in sight, the rest folded away while all are as usual. */
export function Variants({ about, options, onChange }: VariantsProps): ReactElement {
  const say = useSay();
  const entries = Object.entries(about.options);
  const folded = entries.filter(([, { isMain = false }]) => !isMain);
  const changed = folded.filter(([name, option]) => options[name] !== option.default).length;
  const field = ([name, option]: [string, OptionAbout]): ReactElement => (
    <OptionField
      key={name}
      option={option}
      value={options[name] ?? option.default}
      onChange={(next) => onChange({ ...options, [name]: next })}
    />
  );
  return (
    <>
      {entries.filter(([, { isMain = false }]) => isMain).map(field)}
      <details className="variants" open={changed > 0}>
        <summary>{say('set-up.variants', { count: changed })}</summary>
        {folded.map(field)}
      </details>
    </>
  );
}

interface OptionFieldProps {
  readonly option: OptionAbout;
  readonly value: OptionValue;
  onChange(value: OptionValue): void;
}

function OptionField({ option, value, onChange }: OptionFieldProps): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const says = {
    label: option.label[language],
    explanation: explain(option, language, say),
  };
  if (typeof value === 'boolean') {
    return <SwitchField {...says} isOn={value} onChange={onChange} />;
  }
  return (
    <Choice
      {...says}
      value={String(value)}
      options={option.values.map((each) => ({
        value: String(each),
        label: nameOf(option, each, language, say),
      }))}
      onChange={(text) =>
        onChange(option.values.find((each) => String(each) === text) ?? option.default)
      }
    />
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
