import type { Options } from '../rules/state.ts';

export const DEFAULTS: Options = {
  armies: 'choose',
  readiness: 'said',
  reinforcing: 'inTurn',
  fleeing: 'owner',
  regrouping: 'always',
  healing: 'wounds',
  frenzy: 'goblins',
  roundCap: 0,
  reading_lane: 'literal',
  reading_hero_token: 'every_card',
  reading_regroup: 'must',
  reading_reshuffle: 'when_needed',
};

const ARMIES = [
  'choose',
  'empire-line:orcs-horde',
  'orcs-riders:empire-wall',
  'choose:orcs-horde',
  'empire-wall:choose',
  'orcs-riders:orcs-horde',
];

/** Other options for each seed, so that all values and many pairs of them are met. */
export function mixed(seed: number): Options {
  const bit = (place: number): boolean => ((seed * 2654435761) >>> (place + 8)) % 2 === 1;
  return {
    armies: ARMIES[seed % ARMIES.length] ?? 'choose',
    readiness: bit(1) ? 'said' : 'equal',
    reinforcing: bit(2) ? 'inTurn' : 'blind',
    fleeing: bit(3) ? 'owner' : 'automatic',
    regrouping: bit(4) ? 'always' : 'needsToken',
    healing: bit(5) ? 'wounds' : 'poisonToo',
    frenzy: bit(6) ? 'goblins' : 'serpentsToo',
    roundCap: bit(7) ? 0 : 20,
    ...readings(bit),
  };
}

/** The other readings of four rules. */
function readings(
  bit: (place: number) => boolean,
): Pick<Options, 'reading_lane' | 'reading_hero_token' | 'reading_regroup' | 'reading_reshuffle'> {
  return {
    reading_lane: bit(8) ? 'literal' : 'fill_gap',
    reading_hero_token: bit(9) ? 'every_card' : 'hero_cards_only',
    reading_regroup: bit(10) ? 'must' : 'may',
    reading_reshuffle: bit(11) ? 'when_needed' : 'eager',
  };
}
