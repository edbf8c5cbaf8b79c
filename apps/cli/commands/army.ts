import type { ArmyFault, ArmyStep, ArmyUnit, Language, Refusal } from '@bannerfield/kernel';
import {
  armyGame,
  armyOf,
  forgetArmy,
  keepArmy,
  keptArmies,
  keptArmy,
  readArmyFile,
  writeArmyFile,
  type ArmyInFile,
} from '../army-file.ts';
import { armyWords } from '../army-words.ts';
import { badInput } from '../errors.ts';
import { print, printJson, type Io } from '../io.ts';
import { refusalSentence } from '../moves.ts';
import { makePaint } from '../paint.ts';
import { say, sayPage } from '../say.ts';
import type { GameSource } from '../source.ts';

/** What every command of `army` is run in; each gives its exit code. */
export interface ArmyRun {
  readonly io: Io;
  readonly source: GameSource;
  readonly language: Language;
}

/** Begins an army: of a faction, or from a ready one, a kept one, or one that a friend has sent. */
async function newArmy(run: ArmyRun, game: string, file: string, from: string): Promise<number> {
  const { io, source, language } = run;
  const { parts, face } = await armyGame(io, source, game);
  const text = (await keptArmy(io, source, game, from)) ?? from;
  const step = face.read(parts.game, text);
  if (step.kind !== 'army') {
    const ids = face.beginnings(parts.game).map(({ id }) => id);
    throw badInput({
      en: `--from: “${from}” begins no army; there are ${ids.join(', ')}, your own, and whole texts`,
      de: `--from: Mit „${from}“ beginnt keine Armee; es gibt ${ids.join(', ')}, eigene und ganze Texte`,
    });
  }
  writeArmyFile(file, game, step.army);
  say(io, { whole: armyWords(language).begun(file) });
  return 0;
}

/** Places a unit, or says by which rule it may not stand there. @returns 1 for that. */
async function placeUnit(run: ArmyRun, file: string, unit: string, place: string): Promise<number> {
  const read = await readArmyFile(run.io, run.source, file);
  return change(run, file, read, read.face.place(read.parts.game, read.army, unit, place));
}

/** Takes a unit off again. @returns 1 if nothing stands there. */
async function takeUnit(run: ArmyRun, file: string, what: string): Promise<number> {
  const read = await readArmyFile(run.io, run.source, file);
  return change(run, file, read, read.face.take(read.parts.game, read.army, what));
}

function change(run: ArmyRun, file: string, read: ArmyInFile, step: ArmyStep): number {
  const { io, language } = run;
  if (step.kind === 'army') {
    writeArmyFile(file, read.parts.game.id, step.army, true);
    draw(run, { ...read, army: step.army });
    return 0;
  }
  const isUnknown = step.kind === 'unknown';
  const words = armyWords(language);
  say(
    io,
    isUnknown ? words.unknown(step.word) : refusalSentence(read.parts, step.refusal, language),
  );
  return 1;
}

/** The army with what it has and what it lacks. */
async function showArmy(run: ArmyRun, file: string): Promise<number> {
  draw(run, await readArmyFile(run.io, run.source, file));
  return 0;
}

function draw({ io, language }: ArmyRun, { parts, face, army }: ArmyInFile): void {
  print(io, face.draw(parts.game, army, makePaint(io), language));
}

/** What can be had, and where it may still go, or why nowhere. */
async function listUnits(run: ArmyRun, file: string): Promise<number> {
  const { parts, face, army } = await readArmyFile(run.io, run.source, file);
  const words = armyWords(run.language);
  const tell = ({ name, points, left, places, refusal }: ArmyUnit): string => {
    const where =
      refusal === null ? places.join(' ') : refusalSentence(parts, refusal, run.language);
    return `${name[run.language]}, ${words.points(points)}, ${words.left(left)}: ${where}`;
  };
  sayPage(
    run.io,
    face.units(parts.game, army).map((unit) => [unit.id, tell(unit)] as const),
  );
  return 0;
}

/** Everything that is wrong or missing, each with its rule. @returns 1 if something is. */
async function checkArmy(
  run: ArmyRun,
  file: string,
  flags: { readonly json?: true },
): Promise<number> {
  const read = await readArmyFile(run.io, run.source, file);
  const faults = read.face.faults(read.parts.game, read.army);
  if (flags.json === true) {
    printJson(
      run.io,
      faults.map((fault) => documentOf(read, fault)),
    );
  } else tellFaults(run, read, faults);
  return faults.length === 0 ? 0 : 1;
}

function tellFaults(
  { io, language }: ArmyRun,
  { parts }: ArmyInFile,
  faults: readonly ArmyFault[],
): void {
  const words = armyWords(language);
  say(io, faults.length === 0 ? words.whole : words.notWhole);
  for (const { what, refusal } of faults) {
    const sentence = refusalSentence(parts, refusal, language);
    say(io, what === null ? `- ${sentence}${placesOf(refusal)}` : `- ${what}: ${sentence}`);
  }
}

/** The places that it points at, without what kind of spot they are. */
function placesOf({ at = [] }: Refusal): string {
  return at.length === 0 ? '' : `: ${at.map((spot) => spot.replace(/^.*:/, '')).join(' ')}`;
}

function documentOf({ parts }: ArmyInFile, { what, refusal }: ArmyFault): object {
  const { rule, reason } = refusal;
  const text = {
    en: refusalSentence(parts, refusal, 'en'),
    de: refusalSentence(parts, refusal, 'de'),
  };
  return { what, rule, reason, text };
}

/** The text to be sent, and for the options of a game. @returns 1 for an army that is not whole. */
async function shareArmy(run: ArmyRun, file: string): Promise<number> {
  const read = await readArmyFile(run.io, run.source, file);
  const text = read.face.share(read.parts.game, read.army);
  if (text !== null) print(run.io, text);
  else tellFaults(run, read, read.face.faults(read.parts.game, read.army));
  return text === null ? 1 : 0;
}

/** Keeps a whole army under a name, for `new --from NAME`. @returns 1 for one that is not whole. */
async function saveArmy(run: ArmyRun, file: string, name: string): Promise<number> {
  const read = await readArmyFile(run.io, run.source, file);
  const faults = read.face.faults(read.parts.game, read.army);
  if (faults.length > 0) {
    tellFaults(run, read, faults);
    return 1;
  }
  keepArmy(run.io, read.parts.game.id, name, read.army);
  say(run.io, armyWords(run.language).kept(name));
  return 0;
}

/** Writes a kept army, a ready one or one sent as text into a file. */
async function loadArmy(run: ArmyRun, game: string, what: string, file: string): Promise<number> {
  const { parts, face } = await armyGame(run.io, run.source, game);
  const text = (await keptArmy(run.io, run.source, game, what)) ?? what;
  const army = armyOf(face.read(parts.game, text), 'army load');
  writeArmyFile(file, game, army);
  draw(run, { parts, face, army });
  return 0;
}

/** @returns 1 if none is kept under that name. */
async function deleteArmy(run: ArmyRun, game: string, name: string): Promise<number> {
  await armyGame(run.io, run.source, game);
  const words = armyWords(run.language);
  const isGone = forgetArmy(run.io, game, name);
  say(run.io, isGone ? words.forgotten(name) : words.notKept(name));
  return isGone ? 0 : 1;
}

/** What an army can begin from. */
async function listArmies(run: ArmyRun, game: string): Promise<number> {
  const { io, source, language } = run;
  const { parts, face } = await armyGame(io, source, game);
  const words = armyWords(language);
  const beginnings = face.beginnings(parts.game);
  const rows = (isReady: boolean): (readonly [string, string])[] =>
    beginnings
      .filter((each) => each.isReady === isReady)
      .map(({ id, name }) => [id, name[language]]);
  const own = keptArmies(io, game).join(', ');
  sayPage(io, [
    `${words.factions}:`,
    ...rows(false),
    `${words.ready}:`,
    ...rows(true),
    `${words.own}: ${own === '' ? words.none : own}`,
  ]);
  return 0;
}

/** What `army` can do. */
export const armyCommands = {
  newArmy,
  placeUnit,
  takeUnit,
  showArmy,
  listUnits,
  checkArmy,
  shareArmy,
  saveArmy,
  loadArmy,
  deleteArmy,
  listArmies,
};

export type ArmyCommands = typeof armyCommands;
