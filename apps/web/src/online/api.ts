import {
  healthAnswer,
  matchAnswer,
  openedAnswer,
  seatAnswer,
  troubleSchema,
  type MatchAnswer,
  type OpenedAnswer,
  type OpenAsked,
  type SeatAnswer,
  type TakeSeatRequest,
} from '@bannerfield/protocol/online';
import type { Words } from '@bannerfield/kernel';
import type { ZodType } from 'zod';

/** What a server answers, or why there is no answer. */
export type Answer<A> =
  | { readonly kind: 'done'; readonly answer: A }
  /** It says no, and why. */
  | { readonly kind: 'refused'; readonly reason: string; readonly text: Words }
  /** Who serves this page keeps no matches. */
  | { readonly kind: 'no-server' }
  /** Nobody answers at all. */
  | { readonly kind: 'no-net' };

/** Whether who serves this page keeps matches too. */
export async function findServer(): Promise<'here' | 'no-server' | 'no-net'> {
  const { kind } = await ask('/health', healthAnswer);
  return kind === 'done' || kind === 'refused' ? 'here' : kind;
}

export function openMatch(request: OpenAsked): Promise<Answer<OpenedAnswer>> {
  return ask('/api/matches', openedAnswer, request);
}

export function takeSeat(match: string, request: TakeSeatRequest): Promise<Answer<SeatAnswer>> {
  return ask(`${addressOf(match)}/seats`, seatAnswer, request);
}

export function describeMatch(match: string): Promise<Answer<MatchAnswer>> {
  return ask(addressOf(match), matchAnswer);
}

/** The record of a finished match, as `bannerfield verify` takes it. */
export async function fetchRecord(match: string): Promise<Answer<string>> {
  const response = await request(`${addressOf(match)}/record`);
  if (response === null) return { kind: 'no-net' };
  const text = await response.text();
  if (!response.ok) return refusalIn(text);
  return text.startsWith('bannerfield-match ')
    ? { kind: 'done', answer: text }
    : { kind: 'no-server' };
}

function addressOf(match: string): string {
  return `/api/matches/${encodeURIComponent(match)}`;
}

/** @param body null: it is only asked. */
async function ask<A>(
  address: string,
  schema: ZodType<A>,
  body: object | null = null,
): Promise<Answer<A>> {
  const response = await request(address, body);
  if (response === null) return { kind: 'no-net' };
  const text = await response.text();
  if (!response.ok) return refusalIn(text);
  const parsed = schema.safeParse(jsonOf(text), { jitless: true });
  // Whoever serves files alone answers every address with the page itself.
  return parsed.success ? { kind: 'done', answer: parsed.data } : { kind: 'no-server' };
}

/** Null: nobody has answered. */
async function request(address: string, body: object | null = null): Promise<Response | null> {
  const sent =
    body === null
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  try {
    return await fetch(address, { ...sent, cache: 'no-store' });
  } catch {
    return null;
  }
}

function refusalIn(text: string): Answer<never> {
  const refused = troubleSchema.safeParse(jsonOf(text), { jitless: true }).data;
  return refused === undefined ? { kind: 'no-server' } : { kind: 'refused', ...refused };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
