import { roll, type Game, type GameTypes, type Rng, type State } from '@bannerfield/kernel';
import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/hashes/utils.js';

const BLOCK = 64;
const WORD = 8;
const WORDS = 1n << 64n;

/**
 * The numbers that belong to one chance entry of a match: the stream of ChaCha20 (RFC 8439) under
 * the match's key, in words of 64 bits, low byte first. A word that would favour some numbers is
 * passed over. Same key, entry and log, same numbers: they cannot be drawn again.
 * @param entry its number in the log, from 0.
 * @param hash of the log before it, 16 hex digits.
 */
export function diceOf(key: Uint8Array, entry: number, hash: string): Rng {
  const word = wordsOf(key, nonceOf(entry, hash));
  return (below) => {
    const size = BigInt(below);
    const fair = WORDS - (WORDS % size);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return Number(drawn % size);
  };
}

/** Four bytes of the entry's number, high byte first, then the eight bytes of the hash. */
function nonceOf(entry: number, hash: string): Uint8Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, entry);
  nonce.set(hexToBytes(hash), 4);
  return nonce;
}

function wordsOf(key: Uint8Array, nonce: Uint8Array): () => bigint {
  let block = new DataView(new ArrayBuffer(0));
  let counter = 0;
  let at = 0;
  return () => {
    if (at === block.byteLength) {
      block = new DataView(chacha20(key, nonce, new Uint8Array(BLOCK), undefined, counter).buffer);
      counter += 1;
      at = 0;
    }
    at += WORD;
    return block.getBigUint64(at - WORD, true);
  };
}

/**
 * The outcome that chance takes. All that could happen is put in the order of its notation, with
 * weights in lowest terms, so that it depends on the rules and not on how they are written down.
 */
export function drawOutcome<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  rng: Rng,
): T['Chance'] {
  const all = game
    .chance(state)
    .map((each) => ({ ...each, text: game.notation.format(each.outcome) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1));
  const divisor = all.reduce((so, { weight }) => commonDivisor(so, weight), 0);
  return roll(
    all.map(({ outcome, weight }) => ({ outcome, weight: weight / divisor })),
    rng,
  );
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
