import { makeId } from '../chance.ts';
import { onlineKeeper } from './keeper.ts';
import { MatchSession } from './session.ts';
import { browserLink } from './wire.ts';

const SECRET_BYTES = 32;

/** A match on the server that has served this page. */
export function makeSession(match: string): MatchSession {
  return new MatchSession(match, {
    link: browserLink(match),
    keeper: onlineKeeper,
    makeId,
    makeSecret,
  });
}

function makeSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
