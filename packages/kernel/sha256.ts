/**
 * SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, in lower-case hex. Our own because the kernel
 * has no dependencies, runs in the page too, and needs the answer at once.
 */
export function sha256(text: string): string {
  const words = padded(utf8(text));
  const hash = new Int32Array(FRACTIONS_OF_ROOTS);
  const schedule = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    compress(hash, schedule, words, block);
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const FRACTIONS_OF_ROOTS = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND_CONSTANTS = new Int32Array(primes(64).map((prime) => fraction(Math.cbrt(prime))));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
}

/** The bytes at the beginning of a longer array, and how many they are. */
interface Bytes {
  readonly bytes: Uint8Array;
  readonly length: number;
}

function utf8(text: string): Bytes {
  // A letter of one unit has at most three bytes, one of two units four.
  const bytes = new Uint8Array(3 * text.length);
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    // Nearly all there is: the rest is read letter by letter.
    if (unit < 0x80) bytes[length++] = unit;
    else {
      const point = text.codePointAt(index) ?? 0;
      if (point >= 0x10000) index += 1;
      for (const byte of bytesOf(point)) bytes[length++] = byte;
    }
  }
  return { bytes, length };
}

function bytesOf(point: number): readonly number[] {
  if (point < 0x800) return [0xc0 | (point >> 6), tail(point)];
  if (point < 0x10000) return [0xe0 | (point >> 12), tail(point >> 6), tail(point)];
  return [0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point)];
}

function tail(point: number): number {
  return 0x80 | (point & 0x3f);
}

/** Big-endian words, a one bit after the message, its length in bits at the end. */
function padded({ bytes, length }: Bytes): Int32Array {
  const blocks = Math.ceil((length + 9) / 64);
  const words = new Int32Array(blocks * 16);
  for (let at = 0; at < length; at++) put(words, bytes[at] ?? 0, at);
  put(words, 0x80, length);
  words[words.length - 2] = Math.floor(length / 0x2000_0000);
  words[words.length - 1] = length << 3;
  return words;
}

function put(words: Int32Array, byte: number, at: number): void {
  words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at & 3) * 8));
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function compress(hash: Int32Array, w: Int32Array, words: Int32Array, block: number): void {
  for (let t = 0; t < 64; t++) w[t] = t < 16 ? at(words, block + t) : scheduled(w, t);
  let a = at(hash, 0);
  let b = at(hash, 1);
  let c = at(hash, 2);
  let d = at(hash, 3);
  let e = at(hash, 4);
  let f = at(hash, 5);
  let g = at(hash, 6);
  let h = at(hash, 7);
  for (let t = 0; t < 64; t++) {
    const sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + at(ROUND_CONSTANTS, t) + at(w, t)) | 0;
    const sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sum0 + majority) | 0;
  }
  add(hash, [a, b, c, d, e, f, g, h]);
}

function add(hash: Int32Array, words: readonly number[]): void {
  for (let i = 0; i < 8; i++) hash[i] = at(hash, i) + (words[i] ?? 0);
}

function scheduled(w: Int32Array, t: number): number {
  const early = at(w, t - 15);
  const late = at(w, t - 2);
  const small0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
  const small1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
  return (at(w, t - 16) + small0 + at(w, t - 7) + small1) | 0;
}

function at(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}
