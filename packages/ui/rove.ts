export type Direction = 'left' | 'right' | 'up' | 'down';

/** A box on the screen, y downwards. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The index of the box that lies nearest in a direction, or null if nothing lies there. */
export function nearestBox(from: Box, boxes: readonly Box[], direction: Direction): number | null {
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const cost = costOf(from, box, direction);
    if (cost === null || cost >= least) return;
    best = index;
    least = cost;
  });
  return best;
}

/** What lies straight ahead is near; what lies aside is thrice as far. */
function costOf(from: Box, to: Box, direction: Direction): number | null {
  const [across, along] = [
    middle(to.left, to.right) - middle(from.left, from.right),
    middle(to.top, to.bottom) - middle(from.top, from.bottom),
  ];
  switch (direction) {
    case 'left':
      return cost(
        -across,
        from.left - to.right,
        along,
        gap(from.top, from.bottom, to.top, to.bottom),
      );
    case 'right':
      return cost(
        across,
        to.left - from.right,
        along,
        gap(from.top, from.bottom, to.top, to.bottom),
      );
    case 'up':
      return cost(
        -along,
        from.top - to.bottom,
        across,
        gap(from.left, from.right, to.left, to.right),
      );
    case 'down':
      return cost(
        along,
        to.top - from.bottom,
        across,
        gap(from.left, from.right, to.left, to.right),
      );
  }
}

function cost(ahead: number, distance: number, aside: number, sideGap: number): number | null {
  if (ahead <= 1) return null;
  return Math.max(0, distance) + 3 * sideGap + Math.abs(aside) / 4 + ahead / 64;
}

function middle(low: number, high: number): number {
  return (low + high) / 2;
}

/** How far two spans are apart; 0 where they overlap. */
function gap(low: number, high: number, otherLow: number, otherHigh: number): number {
  return Math.max(0, otherLow - high, low - otherHigh);
}
