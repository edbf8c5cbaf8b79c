import type { Token } from './state.ts';
import type { Armour, Colour } from './values.ts';

/** What so many dice of one colour come to on one token. */
export interface Toll {
  readonly wounds: number;
  readonly poison: number;
  readonly blocked: number;
}

/** R8.12 to R8.18: a battalion is hit by one card a round, so all dice have one colour. */
export function tollOf(armour: Armour, isPoisoned: boolean, colour: Colour, dice: number): Toll {
  const blocked = blocks(armour, colour, dice) ? 1 : 0;
  const through = dice - blocked;
  const poison = colour === 'green' && through > 0 && !isPoisoned ? 1 : 0;
  return { wounds: through - poison, poison, blocked };
}

/** One die a round at most; which one, says the armour. */
function blocks(armour: Armour, colour: Colour, dice: number): boolean {
  if (armour === 'golden') return dice >= 1;
  if (armour === 'none' || colour === 'red') return false;
  return dice >= (colour === 'green' ? 2 : 1);
}

export function suffer(token: Token, { wounds, poison, blocked }: Toll): void {
  token.wounds += wounds;
  token.poison += poison;
  token.blocked += blocked;
}
