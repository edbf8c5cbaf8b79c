/* eslint-disable @typescript-eslint/no-non-null-assertion -- every index lies within its array */

/**
 * A yardstick: random games of Battle Line as fast as plain loops over typed arrays go. Troops
 * only; a random card to a random open flag; whatever can be claimed is claimed at the start of
 * the turn, by a closed-form proof. No options, no hidden hands, no undo, no other game. What the
 * real engines reach is told as a share of this, in the same process, so that the machine's speed
 * and its mood cancel out.
 */

const FLAGS = 9;
const HAND = 7;
const ALL = 1023;

/** Sides are seat × 9 + flag. */
const placed = new Uint8Array(18);
const values = new Uint16Array(18); //   mask of values
const colours = new Uint8Array(18); //   mask of colours
const sums = new Uint8Array(18);
const strengths = new Int16Array(18); // of complete sides
const owners = new Int8Array(9);
const firsts = new Int8Array(9); //      who completed his side first
const unseen = new Uint16Array(6); //    a mask of values for each colour
const left = new Uint8Array(10); //      unseen Troops of each value
const deck = new Uint8Array(60);
const hands = new Uint8Array(2 * HAND);
const held = new Uint8Array(2);
const open = new Uint8Array(FLAGS);
let choices = 0;
let undrawn = 0;
let plays = 0;

let [a, b, c, d] = [0x2545f491, 0x3c6ef372, 0x1b873593, 0x6c078965];

/** Xorshift128 (Marsaglia 2003). */
function random(below: number): number {
  const t = a ^ (a << 11);
  a = b;
  b = c;
  c = d;
  d = d ^ (d >>> 19) ^ t ^ (t >>> 8);
  return (((d >>> 8) * below) / 0x100_0000) | 0;
}

/** Plays one game and gives its number of cards played. */
export function playYardstick(): number {
  begin();
  let idle = 0;
  for (let seat = 0; idle < 2; seat = 1 - seat) {
    if (survey(seat)) return plays;
    const cards = held[seat]!;
    if (choices === 0 || cards === 0) {
      idle++;
      continue;
    }
    idle = 0;
    const index = seat * HAND + random(cards);
    place(seat, open[random(choices)]!, hands[index]!);
    refill(seat, index);
  }
  return plays;
}

function begin(): void {
  for (let side = 0; side < 18; side++) {
    placed[side] = values[side] = colours[side] = sums[side] = 0;
  }
  owners.fill(-1);
  firsts.fill(-1);
  unseen.fill(ALL);
  left.fill(6);
  for (let card = 0; card < 60; card++) deck[card] = card;
  undrawn = 60;
  plays = 0;
  for (let i = 0; i < 2 * HAND; i++) hands[i] = draw();
  held.fill(HAND);
}

function draw(): number {
  const index = random(undrawn--);
  const card = deck[index]!;
  deck[index] = deck[undrawn]!;
  return card;
}

function refill(seat: number, index: number): void {
  if (undrawn > 0) {
    hands[index] = draw();
    return;
  }
  const rest = held[seat]! - 1;
  held[seat] = rest;
  hands[index] = hands[seat * HAND + rest]!;
}

function place(seat: number, flag: number, card: number): void {
  const side = seat * FLAGS + flag;
  const colour = (card / 10) | 0;
  const value = card - colour * 10;
  const count = placed[side]! + 1;
  placed[side] = count;
  values[side] = values[side]! | (1 << value);
  colours[side] = colours[side]! | (1 << colour);
  sums[side] = sums[side]! + value + 1;
  unseen[colour] = unseen[colour]! & ~(1 << value);
  left[value] = left[value]! - 1;
  plays++;
  if (count === 3) complete(seat, flag, side);
}

function complete(seat: number, flag: number, side: number): void {
  const mask = values[side]!;
  const lowest = mask & -mask;
  const one = isOneColour(side);
  const kind = mask === lowest * 7 ? (one ? 256 : 64) : mask === lowest ? 192 : one ? 128 : 0;
  strengths[side] = kind + sums[side]!;
  if (firsts[flag] === -1) firsts[flag] = seat;
}

function isOneColour(side: number): boolean {
  const mask = colours[side]!;
  return (mask & (mask - 1)) === 0;
}

/** Claims all it can, lists the flags with a free slot; true: that has won the game. */
function survey(seat: number): boolean {
  let claimed = false;
  choices = 0;
  for (let flag = 0; flag < FLAGS; flag++) {
    if (owners[flag] !== -1) continue;
    if (placed[seat * FLAGS + flag]! < 3) open[choices++] = flag;
    else if (canClaim(seat, flag)) {
      owners[flag] = seat;
      claimed = true;
    }
  }
  return claimed && hasWon(seat);
}

function hasWon(seat: number): boolean {
  let mask = 0;
  let count = 0;
  for (let flag = 0; flag < FLAGS; flag++) {
    if (owners[flag] !== seat) continue;
    mask |= 1 << flag;
    count++;
  }
  return count >= 5 || (mask & (mask >> 1) & (mask >> 2)) !== 0;
}

function canClaim(seat: number, flag: number): boolean {
  const mine = strengths[seat * FLAGS + flag]!;
  const other = (1 - seat) * FLAGS + flag;
  if (placed[other] !== 3) return strongest(other) <= mine;
  const theirs = strengths[other]!;
  return mine > theirs || (mine === theirs && firsts[flag] === seat);
}

/** What an incomplete side can become; −1 when too few Troops are left. */
function strongest(side: number): number {
  const missing = 3 - placed[side]!;
  const own = values[side]!;
  const lowest = own === 0 ? 9 : 31 - Math.clz32(own & -own);
  const one = isOneColour(side);
  const distinct = missing > 1 || (own & (own - 1)) !== 0;
  let best = one ? bestWedge(side, own, lowest) : -1;
  if (best === -1) best = bestPhalanx(own, lowest, missing);
  if (best === -1 && one) best = bestBattalion(side, missing);
  if (best === -1 && distinct) best = bestSkirmish(own, lowest);
  return best === -1 ? bestHost(side, missing) : best;
}

function bestWedge(side: number, own: number, lowest: number): number {
  const only = colours[side]!;
  const from = only === 0 ? 0 : 31 - Math.clz32(only);
  const to = only === 0 ? 5 : from;
  for (let low = Math.min(lowest, 7); low >= 0; low--) {
    const run = 7 << low;
    if ((own & ~run) !== 0) break;
    for (let colour = from; colour <= to; colour++) {
      if (((unseen[colour]! | own) & run) === run) return 256 + 3 * low + 6;
    }
  }
  return -1;
}

function bestPhalanx(own: number, lowest: number, missing: number): number {
  if (own !== 0) {
    if (own !== 1 << lowest || left[lowest]! < missing) return -1;
    return 192 + 3 * lowest + 3;
  }
  for (let value = 9; value >= 0; value--) {
    if (left[value]! >= missing) return 192 + 3 * value + 3;
  }
  return -1;
}

function bestBattalion(side: number, missing: number): number {
  const only = colours[side]!;
  if (only !== 0) {
    const added = sumOfHighest(unseen[31 - Math.clz32(only)]!, missing);
    return added === -1 ? -1 : 128 + sums[side]! + added;
  }
  let best = -1;
  for (let colour = 0; colour < 6; colour++) {
    const added = sumOfHighest(unseen[colour]!, missing);
    if (added > best) best = added;
  }
  return best === -1 ? -1 : 128 + best;
}

function sumOfHighest(mask: number, count: number): number {
  let rest = mask;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    if (rest === 0) return -1;
    const value = 31 - Math.clz32(rest);
    rest ^= 1 << value;
    sum += value + 1;
  }
  return sum;
}

function bestSkirmish(own: number, lowest: number): number {
  let mask = own;
  for (let colour = 0; colour < 6; colour++) mask |= unseen[colour]!;
  for (let low = Math.min(lowest, 7); low >= 0; low--) {
    const run = 7 << low;
    if ((own & ~run) !== 0) break;
    if ((mask & run) === run) return 64 + 3 * low + 6;
  }
  return -1;
}

function bestHost(side: number, missing: number): number {
  let rest = missing;
  let sum = sums[side]!;
  for (let value = 9; value >= 0 && rest > 0; value--) {
    const taken = Math.min(left[value]!, rest);
    sum += taken * (value + 1);
    rest -= taken;
  }
  return rest > 0 ? -1 : sum;
}
