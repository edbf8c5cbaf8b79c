import type { About, Language, OptionAbout } from '@bannerfield/kernel';
import type { Inline } from './parse.ts';

/** Options and their values as the set-up page calls them, in place of their names in the code. */
export function spellOptions(
  parts: readonly Inline[],
  about: About | null,
  language: Language,
): Inline[] {
  let last: OptionAbout | undefined;
  return parts.map((part) => {
    if (part.kind !== 'code' || about === null) return part;
    const [name = '', value] = part.text.split(': ');
    const option = Object.hasOwn(about.options, name) ? about.options[name] : undefined;
    last = option ?? last;
    const words =
      option === undefined
        ? valueWords(last, name, language)
        : [
            option.label[language],
            ...(value === undefined ? [] : [valueWords(option, value, language)]),
          ].join(': ');
    return words === null ? part : { kind: 'text', text: quoted(words, language) };
  });
}

/** Null: that is no value of the option. */
function valueWords(
  option: OptionAbout | undefined,
  value: string,
  language: Language,
): string | null {
  return option?.names?.[value]?.[language] ?? null;
}

function quoted(words: string, language: Language): string {
  return language === 'de' ? `„${words}“` : `“${words}”`;
}
