import { randomBytes } from 'node:crypto';
import { makeXoshiro } from '@bannerfield/kernel';
import { openedAnswer } from '@bannerfield/protocol/online';
import { onTestFinished } from 'vitest';
import { cookieOf, post, type Chair } from '../../../server/test/support/http.ts';
import { games } from '../../src/games/load.ts';
import { makeOnlineKeeper, type OnlineKeeper } from '../../src/online/keeper.ts';
import type { LinkTools, OpenWire, Pace } from '../../src/online/link.ts';
import { OnlineTable } from '../../src/online/online-table.ts';
import { MatchSession, type SessionNow } from '../../src/online/session.ts';

/** Quick, so that tests wait for nothing. */
const QUICK: Pace = { first: 5, longest: 40, patience: 1500, silence: 300 };

/** A line as a browser has it, with the cookie of a chair; null: of nobody. */
function wireOf(address: string, match: string, cookie: string | null): OpenWire {
  const url = `${address.replace('http', 'ws')}/api/matches/${match}/socket`;
  return (hearer) => {
    const init = { headers: cookie === null ? {} : { cookie } };
    const socket = new WebSocket(url, init as never);
    let isHeard = true;
    socket.addEventListener('open', () => {
      if (isHeard) hearer.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      if (isHeard) hearer.said(String(data));
    });
    socket.addEventListener('close', () => {
      if (isHeard) hearer.closed();
    });
    socket.addEventListener('error', () => undefined);
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => {
        isHeard = false;
        socket.close();
      },
    };
  };
}

function linkOf(openWire: OpenWire): LinkTools {
  return {
    openWire,
    pace: QUICK,
    chance: () => 0.5,
    isOnline: () => true,
    onAwake: () => () => undefined,
  };
}

let browsers = 0;

/** What one browser keeps; another has another. */
export function newBrowser(): OnlineKeeper {
  browsers += 1;
  return makeOnlineKeeper(`browser-${String(browsers)}`);
}

/** A page at a match; it is closed with the test. */
export function pageAt(
  address: string,
  { match, cookie }: Pick<Chair, 'match'> & { readonly cookie: string | null },
  keeper: OnlineKeeper,
  spoil: (text: string) => string = (text) => text,
): MatchSession {
  const openWire = wireOf(address, match, cookie);
  const session = new MatchSession(match, {
    link: linkOf((hearer) => openWire({ ...hearer, said: (text) => hearer.said(spoil(text)) })),
    keeper,
    makeId: () => randomBytes(9).toString('base64url'),
    makeSecret: () => randomBytes(32).toString('hex'),
  });
  onTestFinished(() => session.close());
  void session.start();
  return session;
}

/** Resolved once it is so. */
export function until(
  session: Pick<MatchSession, 'now' | 'subscribe'>,
  isSo: (now: SessionNow) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isSo(session.now)) return;
      leave();
      resolve();
    };
    const leave = session.subscribe(look);
    look();
  });
}

/** The table of a page that has been told its first view; nothing passes by itself. */
export async function sitAt(page: MatchSession, keeper: OnlineKeeper): Promise<OnlineTable> {
  const { game, edition } = page.now.welcome ?? { game: '', edition: null };
  const parts = await games.bind(await games.load(game), edition);
  const table = new OnlineTable(page, parts.game, {
    keeper,
    rng: makeXoshiro(1).next,
    seals: (action) => parts.face.seals?.(action) === true,
    passes: () => false,
    pause: () => Promise.resolve(),
  });
  onTestFinished(() => table.close());
  await table.start();
  return table;
}

/** A match with one chair still free, and the invitation to it. */
export interface OpenedAlone {
  readonly chair: Chair;
  readonly invitation: string;
}

export async function openAlone(address: string, game: string): Promise<OpenedAlone> {
  const opened = await post(address, '/api/matches', { game, name: 'Ada', seat: 0 });
  const { match, invitation } = openedAnswer.parse(await opened.json());
  return { chair: { match, seat: 0, cookie: cookieOf(opened) }, invitation };
}

export async function takeOther(
  address: string,
  { chair: { match }, invitation }: OpenedAlone,
): Promise<Chair> {
  const taken = await post(address, `/api/matches/${match}/seats`, { invitation, name: 'Bert' });
  return { match, seat: 1, cookie: cookieOf(taken) };
}
