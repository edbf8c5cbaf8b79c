import type { OpenedAnswer, SeatAnswer } from '@bannerfield/protocol';

/** A chair in a match, and the cookie that proves it. */
export interface Chair {
  readonly match: string;
  readonly seat: 0 | 1;
  readonly cookie: string;
}

export function post(
  address: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** What the browser would send back. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** Opens a match and takes both chairs. */
export async function bothChairs(
  address: string,
  game: string,
  options: object = {},
): Promise<[Chair, Chair]> {
  const opened = await post(address, '/api/matches', { game, options, name: 'Ada', seat: 0 });
  if (opened.status !== 201) throw new Error(await opened.text());
  const { match, invitation } = (await opened.json()) as OpenedAnswer;
  const taken = await post(address, `/api/matches/${match}/seats`, { invitation, name: 'Bert' });
  const { seat } = (await taken.json()) as SeatAnswer;
  return [
    { match, seat: 0, cookie: cookieOf(opened) },
    { match, seat, cookie: cookieOf(taken) },
  ];
}
