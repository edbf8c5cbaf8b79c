import { z } from 'zod';
import { moveSchema } from './vocabulary.ts';

/** `legal … --json`: what the seat may do, in the game's notation. */
export const legalDocument = z.array(moveSchema);
export type LegalDocument = z.infer<typeof legalDocument>;
