import { otherSeat } from '@bannerfield/kernel';
import {
  BOLD_ALL,
  DREAD,
  HOLD_FAST,
  LORE,
  LORE_CARDS,
  OUT_OF_CHARACTER,
  UNEASE,
} from '../rules/data.ts';
import { countHits } from '../rules/dice.ts';
import { game } from '../rules/index.ts';
import {
  currentClash,
  unitOf,
  type BattleLoreKnown,
  type Clash,
  type LoreId,
  type Table,
} from '../rules/state.ts';
import { makeStrike, type Strike } from './forecast.ts';
import { ranked, type Advice } from './strikes.ts';
import { WEIGHTS } from './weights.ts';
import { worthOfBanner, worthOfStrike } from './worth.ts';

/** In a battle: each card that could be played by what it changes, less its price; or none. */
export function adviseLore(known: BattleLoreKnown): Advice {
  return ranked(
    game.legal(known).map((action) => ({
      action,
      value: action.type === 'lore' ? gainOf(known.table, action.card) - priceOf(action.card) : 0,
    })),
  );
}

function priceOf(card: LoreId): number {
  const cost = (LORE_CARDS[card]?.cost ?? 0) + OUT_OF_CHARACTER;
  return WEIGHTS.card + WEIGHTS.token * cost;
}

/** To whoever plays it, in the battle under way. */
function gainOf(table: Readonly<Table>, card: LoreId): number {
  const clash = currentClash(table);
  const strike = strikeOf(table, clash);
  const now = worthOfStrike(table, strike);
  const gain = (change: Partial<Strike>): number =>
    worthOfStrike(table, { ...strike, ...change }) - now;
  switch (LORE_CARDS[card]?.id) {
    case 'war-cry':
      return gain({ dice: strike.dice + 1 });
    case 'unease':
      return gain({ hexes: UNEASE });
    case 'dread':
      return gain({ hexes: DREAD });
    case 'hold-fast':
      return -gain({ bold: strike.bold + HOLD_FAST });
    case 'last-stand':
      return -gain({ bold: BOLD_ALL });
    case 'ambush':
      return worthOfStrike(table, makeStrike(table, 'first', clash.target, clash.attacker));
    case 'fated-blow':
      return gainOfFuel(table, clash);
    default:
      return 0;
  }
}

function strikeOf(table: Readonly<Table>, clash: Readonly<Clash>): Strike {
  const strike = makeStrike(table, clash.kind, clash.attacker, clash.target);
  return { ...strike, dice: strike.dice + clash.dice, bold: strike.bold + clash.bold };
}

/** R17.13: figures that the Lore faces take, instead of the tokens that they are. */
function gainOfFuel(table: Readonly<Table>, { attacker, target, melee, faces }: Clash): number {
  const unit = unitOf(table, attacker);
  const other = unitOf(table, target);
  const left = other.figures - countHits(unit, other, melee, faces, false);
  const lore = faces[LORE] ?? 0;
  if (left <= 0) return 0;
  const banner = lore >= left ? worthOfBanner(table, otherSeat(other.seat)) : 0;
  return WEIGHTS.figure * Math.min(lore, left) + banner - WEIGHTS.token * lore;
}
