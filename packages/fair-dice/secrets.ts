import { SEATS, type Seat } from '@bannerfield/kernel';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Who puts a secret into the dice: both players, and the server that keeps their match. */
export type Party = Seat | 'server';

/** All secrets of a match; the dice follow from them and from what is played. */
export interface Secrets {
  readonly server: string;
  readonly seats: readonly [string, string];
}

/** What each party has shown before it knew any other's secret, in lower-case hex. */
export interface Commitments {
  readonly server: string;
  readonly seats: readonly [string, string];
}

const COMMITMENT_MARK = 'bannerfield commitment';
const KEY_MARK = 'bannerfield dice';

/**
 * SHA-256 of the party's name, the match and the secret. Match and name are in it so that nobody
 * can show another's commitment, or an old one, as his own.
 */
export function commitmentOf(party: Party, match: string, secret: string): string {
  const head = utf8ToBytes(`${COMMITMENT_MARK}\n${String(party)}\n${match}\n`);
  return bytesToHex(sha256(concatBytes(head, hexToBytes(secret))));
}

/** The key of all dice of a match: SHA-256 of the match and of every party's secret. */
export function diceKey(match: string, { server, seats }: Secrets): Uint8Array {
  const head = utf8ToBytes(`${KEY_MARK}\n${match}\n`);
  return sha256(concatBytes(head, ...[server, ...seats].map((secret) => hexToBytes(secret))));
}

/** The first party whose secret is not the one it committed itself to; null: all are. */
export function brokenCommitment(
  match: string,
  secrets: Secrets,
  commitments: Commitments,
): Party | null {
  if (commitmentOf('server', match, secrets.server) !== commitments.server) return 'server';
  const broken = SEATS.find(
    (seat) => commitmentOf(seat, match, secrets.seats[seat]) !== commitments.seats[seat],
  );
  return broken ?? null;
}
