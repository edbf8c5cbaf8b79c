import { silent, type ChancePhase, type Seat } from '@bannerfield/kernel';
import { FIRST_SPECIAL, KINDS, LEADERS, type Card, type Leader } from './data.ts';
import { askForPick, takeLeader } from './draft.ts';
import { factsOf, type EditionTable } from './edition.ts';
import { listLeaders, sampleLeader } from './leaders.ts';
import {
  currentFrame,
  facts,
  isDrafted,
  type Battle,
  type Both,
  type GameState,
  type Hand,
  type LeaderTactics,
  type Options,
  type Table,
} from './state.ts';

/** R1, R2: both armies in Reserves, nobody in command yet. */
export function makeSetup(edition: EditionTable): (options: Options) => GameState {
  const { army } = factsOf(edition);
  const specials = Array.from({ length: KINDS - FIRST_SPECIAL }, (_, n) => FIRST_SPECIAL + n);
  return (options) => {
    const state: GameState = {
      table: makeTable(edition, options, army, specials.length),
      hands: [makeHand(army), makeHand(army)],
      fate: { tech: specials.slice(), piles: [[], []] },
    };
    if (isDrafted(options)) askForPick(state, options.firstPick, silent);
    else beginDeal(state.table);
    return state;
  };
}

function makeTable(
  edition: EditionTable,
  options: Options,
  army: readonly Card[],
  techLeft: number,
): Table {
  return {
    options: { ...options },
    edition,
    stack: [],
    result: null,
    battle: makeBattle(0),
    record: [],
    wins: [0, 0],
    points: [0, 0],
    leaders: [null, null],
    deck: [...LEADERS],
    decks: [[], []],
    kiaPile: [],
    out: [],
    reserves: [army.length, army.length],
    casualties: [[], []],
    pileSizes: [0, 0],
    traces: [[], []],
    techLeft,
    techDrawn: [0, 0],
    techSeen: [[], []],
  };
}

/** A battle in which nothing has happened yet. */
export function makeBattle(number: number): Battle {
  return {
    number,
    step: 0,
    attacker: null,
    ranks: [0, 0],
    penalty: [false, false],
    mustered: [false, false],
    backs: [0, 0],
    withdrew: [false, false],
    tactics: null,
    cards: [[], []],
    kia: [false, false],
    owed: [0, 0],
    superior: null,
    fallen: [null, null],
  };
}

function makeHand(army: readonly Card[]): Hand {
  return { reserves: army.slice(), committed: [], tactic: null, order: null };
}

/** R2.1, R18.1: leaders that are named need not be dealt. */
function beginDeal(table: Table): void {
  const { weaker, oneLeader, otherLeader } = table.options;
  const named = weaker === 'none' ? [] : [oneLeader, otherLeader].filter(isNamed);
  for (const leader of named) takeLeader(table.deck, leader);
  goOnDealing(table, named);
}

function isNamed(leader: 'dealt' | Leader): leader is Leader {
  return leader !== 'dealt';
}

function goOnDealing(table: Table, dealt: readonly Leader[]): void {
  const [one, other] = dealt;
  if (one === undefined || other === undefined) {
    table.stack.push({ phase: 'deal', seats: [], dealt });
    return;
  }
  table.leaders = givenOut(table, one, other);
}

/** R2.1: by seats; R18.2: or the weaker player is given the higher rank. */
function givenOut(table: Readonly<Table>, one: Leader, other: Leader): Both<Leader> {
  const { weaker } = table.options;
  if (weaker === 'none') return [one, other];
  const { leaders } = facts(table);
  const isOneHigher = leaders[one].rank > leaders[other].rank;
  const [higher, lower] = isOneHigher ? [one, other] : [other, one];
  return weaker === 0 ? [higher, lower] : [lower, higher];
}

/** R2.1: leaders come up one by one. */
export const deal: ChancePhase<LeaderTactics> = {
  chance: ({ table }) => listLeaders(table.deck),
  sample: ({ table }, rng) => sampleLeader(table.deck, rng),
  applyChance: ({ table }, outcome, emit) => {
    if (outcome.type !== 'leader') throw new Error('a leader is dealt');
    const { dealt } = currentFrame(table, 'deal');
    table.stack.pop();
    takeLeader(table.deck, outcome.leader);
    goOnDealing(table, [...dealt, outcome.leader]);
    for (const seat of [0, 1] as const) {
      const leader = table.leaders[seat];
      if (leader !== null) {
        emit({ type: 'leader', seat: seat satisfies Seat, leader, penalty: false });
      }
    }
  },
};
