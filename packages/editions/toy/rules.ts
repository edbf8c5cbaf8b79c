import {
  makeFlow,
  otherSeat,
  valuesOf,
  type DecisionPhase,
  type Edition,
  type Frame,
  type Game,
  type Marked,
  type Refusal,
  type Staged,
  type Values,
} from '@bannerfield/kernel';

/** What an edition of the duel has: what each stance takes from each other, and how many touches win. */
export interface DuelValues {
  readonly touches: Marked<number>;
  /** `chart[mine][his]`: touches that I score. */
  readonly chart: readonly (readonly Marked<number>[])[];
}

interface Table extends Staged {
  stack: Frame[];
  edition: Values<DuelValues>;
  score: [number, number];
  rounds: number;
}

export interface Duel {
  Options: { longest: number };
  Table: Table;
  Hand: { stance: number | null };
  Fate: null;
  Action: { type: 'stand'; stance: number };
  Chance: { type: 'never' };
  Event: { type: 'clash'; stances: [number, number] } | { type: 'chose'; seat: number };
}

const choose: DecisionPhase<Duel> = {
  legal: ({ table }) => table.edition.chart.map((_, stance) => ({ type: 'stand', stance })),
  why: ({ table }, move): Refusal | null =>
    move.type === 'stand' && table.edition.chart[move.stance] !== undefined
      ? null
      : { rule: 'R1', reason: 'no-such-stance' },
  apply: (state, seat, { stance }, emit) => {
    const { table, hands } = state;
    hands[seat].stance = stance;
    emit({ type: 'chose', seat });
    table.stack.pop();
    const other = hands[otherSeat(seat)].stance;
    if (other === null) {
      table.stack.push({ phase: 'choose', seats: [otherSeat(seat)] });
      return;
    }
    const stances: [number, number] = seat === 0 ? [stance, other] : [other, stance];
    clash(table, stances);
    hands[0].stance = null;
    hands[1].stance = null;
    emit({ type: 'clash', stances });
  },
};

function clash(table: Table, [first, second]: [number, number]): void {
  const { chart, touches } = table.edition;
  table.score[0] += chart[first]?.[second] ?? 0;
  table.score[1] += chart[second]?.[first] ?? 0;
  table.rounds -= 1;
  const [mine, his] = table.score;
  if (Math.max(mine, his) < touches && table.rounds > 0) {
    table.stack.push({ phase: 'choose', seats: [0, 1] });
    return;
  }
  const winner = mine === his ? 'draw' : mine > his ? 0 : 1;
  const reason = table.rounds === 0 ? 'time' : 'touches';
  table.result = { winner, rule: 'R2', reason };
}

/** The duel as an edition has it. */
export function makeGame(edition: Edition<DuelValues>): Game<Duel> {
  const values = valuesOf(edition.values);
  return {
    id: 'duel',
    rulesVersion: 1,
    edition,
    setup: ({ longest }) => ({
      table: {
        stack: [{ phase: 'choose', seats: [0, 1] }],
        result: null,
        edition: values,
        score: [0, 0],
        rounds: longest,
      },
      hands: [{ stance: null }, { stance: null }],
      fate: null,
    }),
    ...makeFlow<Duel>({ choose }, {}, () => ({ rule: 'R1', reason: 'wait' })),
    clone: ({ table, hands: [one, other] }) => ({
      table: { ...table, stack: [...table.stack], score: [...table.score] },
      hands: [{ ...one }, { ...other }],
      fate: null,
    }),
    imagine: ({ seat, table, hand }, rng) => {
      const waits = hand.stance === null && table.stack.at(-1)?.seats.length === 1;
      const other = { stance: waits ? rng(table.edition.chart.length) : null };
      return {
        table: { ...table, stack: [...table.stack], score: [...table.score] },
        hands: seat === 0 ? [{ ...hand }, other] : [other, { ...hand }],
        fate: null,
      };
    },
    audit: ({ table }) => (table.rounds < 0 ? 'more rounds than there are' : null),
    notation: {
      format: (move) => (move.type === 'stand' ? `s${String(move.stance)}` : '-'),
      parse: (text) => {
        const [, digits] = /^s(\d)$/.exec(text) ?? [];
        return digits === undefined ? null : { type: 'stand', stance: Number(digits) };
      },
    },
  };
}
