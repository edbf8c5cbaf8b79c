import {
  cutAfter,
  type Game,
  type GameTypes,
  type Known,
  type Language,
  type Messages,
  type Refusal,
  type Seat,
  type Words,
} from '@bannerfield/kernel';
import {
  OUTSIDER_PROTOCOL,
  programMessage,
  type AskMessage,
  type Clock,
  type EventMessage,
  type HelloMessage,
  type ProgramMessage,
  type RefusedMessage,
} from './outsider.ts';
import { refusalDocument } from './why.ts';

/** What a game is to those who greet its players. */
export interface Greeted {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
  readonly edition: object | null;
}

export function helloTo(
  seat: Seat,
  { game, rulesVersion, options, edition }: Greeted,
  names: readonly [string, string],
  clock: Clock,
): HelloMessage {
  return {
    type: 'hello',
    protocol: OUTSIDER_PROTOCOL,
    game,
    rulesVersion,
    options: { ...options },
    edition: edition === null ? null : { ...edition },
    seat,
    names: [...names],
    clock,
  };
}

/** @param event one that the seat is told. */
export function eventTo(event: { readonly type: string }): EventMessage {
  return { type: 'event', event: { ...event } };
}

/** Made of what the seat knows and of nothing else. */
export function askOf<T extends GameTypes>(
  game: Game<T>,
  { seat, table, hand }: Known<T>,
  question: number,
  clock: Clock,
): AskMessage {
  const legal = game.legal({ seat, table, hand }).map((action) => game.notation.format(action));
  return { type: 'ask', question, known: { seat, table: { ...table }, hand }, legal, clock };
}

export function refusedOf(
  messages: Readonly<Record<Language, Messages>>,
  question: number,
  given: string,
  refusal: Refusal,
): RefusedMessage {
  return {
    type: 'refused',
    question,
    given: cutAfter(given, LONGEST_GIVEN),
    ...refusalDocument(messages, refusal),
  };
}

/** Why an answer is no move, before any rule is asked. */
const NO_MOVE = {
  'not-a-message': {
    en: 'This is not a message of the protocol.',
    de: 'Das ist keine Nachricht des Protokolls.',
  },
  'not-this-question': {
    en: 'This question has not been asked.',
    de: 'Diese Frage ist nicht gestellt worden.',
  },
  'not-a-move': {
    en: 'No move of this game is written so.',
    de: 'So schreibt sich kein Zug dieses Spiels.',
  },
} as const satisfies Readonly<Record<string, Words>>;
export type NoMove = keyof typeof NO_MOVE;

export function notUnderstood(question: number, given: string, reason: NoMove): RefusedMessage {
  return {
    type: 'refused',
    question,
    given: cutAfter(given, LONGEST_GIVEN),
    rule: null,
    reason,
    at: [],
    facts: {},
    text: NO_MOVE[reason],
  };
}

/** What is repeated of an answer. */
const LONGEST_GIVEN = 200;

/** One line of a program; null: it says nothing that the protocol knows. */
export function parseProgramMessage(line: string): ProgramMessage | null {
  try {
    return programMessage.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
