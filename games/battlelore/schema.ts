import { z } from 'zod';
import { HEXES } from './rules/board.ts';
import { COMMANDS, FACES, LORE_CARDS, UNITS } from './rules/data.ts';
import { readScenario } from './rules/scenario.ts';
import { ASKED_PHASES } from './rules/state.ts';

const seat = z.union([z.literal(0), z.literal(1)]);
const hex = z
  .int()
  .min(0)
  .max(HEXES - 1);
const count = z.int().min(0).max(200);
const commandCard = z
  .int()
  .min(0)
  .max(COMMANDS.length - 1);
const loreCard = z
  .int()
  .min(0)
  .max(LORE_CARDS.length - 1);
const faces = z.array(count).max(FACES.length);

/** R20: creatures and the War Council are not offered, and are refused as what they are: unknown. */
export const optionsSchema = z.strictObject({
  scenario: z
    .string()
    .max(4000)
    .refine((text) => readScenario(text).problems.length === 0, {
      error: ({ input }) =>
        readScenario(String(input))
          .problems.map(({ reason, entry }) => `${reason}: ${entry}`)
          .join('; '),
    })
    .default('agincourt'),
  loreMode: z
    .enum(['scenario', 'none', 'medieval'], {
      error: ({ input }) =>
        input === 'council' ? 'the War Council is not offered yet' : undefined,
    })
    .default('scenario'),
  mercenaries: z.boolean().default(true),
  landmarks: z.boolean().default(true),
  sectionLayout: z.enum(['dotted', 'split']).default('dotted'),
  victoryBanners: z.int().min(0).max(12).default(0),
  handBottom: z.int().min(0).max(8).default(0),
  handTop: z.int().min(0).max(8).default(0),
  crossbowMovePenalty: z.boolean().default(true),
  retreatDeadEndAllowed: z.boolean().default(true),
  boldCheck: z.enum(['atBattleBack', 'atAttack', 'both']).default('atBattleBack'),
  hillSight: z.enum(['between', 'from']).default('between'),
  stopEndsTurn: z.boolean().default(true),
  turnLimit: z.int().min(0).max(500).default(0),
});

const unit = z.strictObject({
  kind: z
    .int()
    .min(0)
    .max(UNITS.length - 1),
  seat,
  hex: z
    .int()
    .min(-1)
    .max(HEXES - 1),
  figures: z.int().min(0).max(4),
  order: z.enum(['no', 'card', 'plain']),
  moved: count,
  hasMoved: z.boolean(),
  battles: count,
  stopped: z.boolean(),
  rush: z.int().min(-1).max(HEXES),
  haste: count,
});

const field = z.strictObject({
  ground: z.string().length(HEXES),
  overlay: z.string().length(HEXES),
  ridges: z.string().length(HEXES),
  banners: z.array(hex).max(HEXES),
  goals: z.tuple([count, count]),
  hands: z.tuple([count, count]),
  first: seat,
});

const clash = z.strictObject({
  kind: z.enum(['attack', 'bonus', 'back', 'first']),
  attacker: count,
  target: count,
  melee: z.boolean(),
  from: hex,
  at: hex,
  step: z.enum(['strike', 'react', 'roll', 'fuel', 'hits', 'retreat', 'panic', 'follow', 'end']),
  dice: count,
  bold: count,
  fright: count,
  ambush: z.boolean(),
  wasBold: z.boolean(),
  faces,
  fuelled: z.boolean(),
  flags: count,
  hexes: count,
  crossed: count,
});

const frame = z.union([
  z.strictObject({
    phase: z.literal('draw'),
    seats: z.tuple([]),
    to: seat,
    aside: z.boolean(),
    left: count,
  }),
  z.strictObject({ phase: z.literal('draw-lore'), seats: z.tuple([]), to: seat, left: count }),
  z.strictObject({ phase: z.enum(['muster', 'roll', 'panic']), seats: z.tuple([]) }),
  z.strictObject({
    phase: z.enum(ASKED_PHASES),
    seats: z.tuple([seat]),
  }),
]);

const result = z.strictObject({
  winner: z.union([seat, z.literal('draw')]),
  rule: z.templateLiteral(['R', z.string().regex(/^\d+(\.\d+)?$/)]),
  reason: z.string(),
});

const lore = z.strictObject({
  tokens: z.tuple([count, count]),
  cards: z.tuple([count, count]),
  deckSize: count,
  discards: z.array(loreCard).max(20),
  played: z.tuple([z.boolean(), z.boolean()]),
});

const hand = z.strictObject({
  cards: z.array(commandCard).max(60),
  aside: z.array(commandCard).max(2),
  lore: z.array(loreCard).max(20),
});

/** A whole state; its keys come out in the order in which the rules keep them. */
export const stateSchema = z.strictObject({
  table: z.strictObject({
    options: optionsSchema,
    field,
    stack: z.array(frame).max(4),
    result: result.nullable(),
    turn: z.int().min(0),
    active: seat,
    step: z.enum(['deal', 'card', 'order', 'move', 'battle', 'draw', 'lore', 'end']),
    card: commandCard.nullable(),
    effect: commandCard.nullable(),
    fallback: z.boolean(),
    command: count,
    mustered: faces,
    extra: count,
    last: z.tuple([commandCard.nullable(), commandCard.nullable()]),
    units: z.array(unit).max(HEXES),
    at: z.array(z.int().min(-1).max(HEXES)).length(HEXES),
    banners: z.tuple([count, count]),
    handSizes: z.tuple([count, count]),
    aside: count,
    deckSize: count,
    discards: z.array(commandCard).max(60),
    lore: lore.nullable(),
    clashes: z.array(clash).max(4),
  }),
  hands: z.tuple([hand, hand]),
  fate: z.strictObject({
    deck: z.array(count).length(COMMANDS.length),
    lore: z.array(count).max(LORE_CARDS.length),
  }),
});
