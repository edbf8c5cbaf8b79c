import { nameWordsSchema } from '@bannerfield/protocol';
import { z } from 'zod';
import { ARMOURS, ATTACK_POWERS, CLASSES, COLOURS, SLOTS, SUPPORT_POWERS } from './rules/values.ts';

/** What an edition has, without marks: `edition.ts` marks it, `schema.ts` reads it off the table. */
export const idSchema = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const attack = z.strictObject({ colour: z.enum(COLOURS), dice: z.int().min(1).max(6) });
const defence = z.strictObject({
  dice: z.int().min(1).max(6),
  against: z.union([z.literal('any'), z.array(z.enum(CLASSES)).min(1).max(CLASSES.length)]),
});

export const CARD = {
  attack: attack.nullable(),
  classes: z.array(z.enum(CLASSES)).max(CLASSES.length),
  powers: z.array(z.enum(ATTACK_POWERS)).max(ATTACK_POWERS.length),
  defence: z.array(defence).max(3),
  support: z.array(z.enum(SUPPORT_POWERS)).max(SUPPORT_POWERS.length),
  regroup: z.array(idSchema).max(5),
};

export const TILE = {
  name: nameWordsSchema,
  faction: idSchema,
  hero: z.boolean(),
  picture: idSchema,
  level: z.int().min(0).max(3),
  places: z.array(z.enum(SLOTS)).min(1).max(SLOTS.length),
  morale: z.int().min(1).max(9),
  armour: z.enum(ARMOURS),
  goblin: z.boolean(),
  serpent: z.boolean(),
  copies: z.int().min(1).max(19),
};

export const FACTION = { name: nameWordsSchema };
export const ARMY = { name: nameWordsSchema, army: z.string().max(999) };
export const POINTS = z.int().min(1).max(99);
export const UNITS = z.tuple([z.literal(15), z.int().min(15).max(19)]);
export const COST = z.int().min(0).max(9);

export const MOST = { factions: 9, tiles: 99, armies: 20 };
