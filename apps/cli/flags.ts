import type { GameParts } from '@bannerfield/games/parts';
import { LANGUAGES, type Language, type Seat, type Viewer } from '@bannerfield/kernel';
import { faultSentence, firstFault, type Fault } from '@bannerfield/protocol/fault';
import { badInput } from './errors.ts';
import { parseJson } from './json.ts';

/** @param text a whole number from `least` to `most`, in plain digits. */
export function parseWhole(flag: string, text: string, least: number, most: number): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  const range = `from ${String(least)} to ${String(most)}`;
  throw badInput(`${flag}: should be a whole number ${range}, not “${text}”`);
}

/** A flag that a command cannot do without. */
export function needed(flag: string, text: string | undefined): string {
  if (text === undefined) throw badInput(`${flag}: is missing; --help says how to use it`);
  return text;
}

export function parseSeat(text: string): Seat {
  if (text === '0') return 0;
  if (text === '1') return 1;
  throw badInput(`--seat: should be 0 or 1, not “${text}”`);
}

export function parseViewer(text: string): Viewer | 'all' {
  if (text === '0') return 0;
  if (text === '1') return 1;
  if (text === 'spectator' || text === 'all') return text;
  throw badInput(`--seat: should be 0, 1, spectator or all, not “${text}”`);
}

/** The language asked for, else that of the environment, else English. */
export function pickLanguage(
  text: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Language {
  if (text !== undefined) {
    const found = LANGUAGES.find((language) => language === text);
    if (found !== undefined) return found;
    throw badInput(`--language: should be ${LANGUAGES.join(' or ')}, not “${text}”`);
  }
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(Boolean) ?? '';
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}

/** A game's options from the JSON of `--options`; what is not given takes its default. */
export function parseOptions(parts: GameParts, text: string | undefined): object {
  const input = text === undefined ? {} : parseJson(text, '--options').value;
  const { data, error } = parts.optionsSchema.safeParse(input);
  if (error === undefined) return data;
  throw badInput(faultSentence('--options, options', optionsFault(parts, error, input)));
}

/** A fault that, for an unknown option, lists those that there are. */
export function optionsFault(
  parts: GameParts,
  error: Parameters<typeof firstFault>[0],
  input: unknown,
): Fault {
  const fault = firstFault(error, input);
  const [name, ...deeper] = fault.path;
  const known = Object.keys(parts.about.options);
  if (name === undefined || deeper.length > 0 || known.includes(String(name))) return fault;
  return { ...fault, message: `there is no such option; there are ${known.join(', ')}` };
}
