import { makeFlow, valuesOf, type DecisionPhase, type Game } from '@bannerfield/kernel';
import { muster } from './0-muster.ts';
import { orders } from './1-orders.ts';
import { reinforce } from './2-reinforce.ts';
import { redeploy, regroup } from './3-regroup.ts';
import { roll } from './4-roll.ts';
import { fleeing } from './5-defeat.ts';
import { draw } from './6-draw.ts';
import { audit } from './audit.ts';
import { clone } from './clone.ts';
import { proceed } from './flow.ts';
import { house } from './house.ts';
import { imagine } from './imagine.ts';
import { makeNotation } from './notation.ts';
import { outOfTurn } from './refusals.ts';
import { setup } from './setup.ts';
import type { Fdb } from './fdb.ts';
import type { FdbEdition } from './values.ts';

const flow = makeFlow<Fdb>(
  {
    muster,
    orders,
    reinforce,
    regroup: goingOn(regroup),
    redeploy: goingOn(redeploy),
    flee: goingOn(fleeing),
  },
  {
    draw,
    roll: {
      ...roll,
      applyChance: (state, outcome, emit) => {
        roll.applyChance(state, outcome, emit);
        proceed(state, emit);
      },
    },
  },
  outOfTurn,
);

/** After each choice of these the steps go on by themselves. */
function goingOn(phase: DecisionPhase<Fdb>): DecisionPhase<Fdb> {
  return {
    ...phase,
    apply: (state, seat, action, emit) => {
      phase.apply(state, seat, action, emit);
      proceed(state, emit);
    },
  };
}

/** The game as an edition has it. */
export function makeGame(edition: FdbEdition): Game<Fdb> {
  const values = valuesOf(edition.values);
  return {
    id: 'fantasy-dice-battles',
    rulesVersion: 1,
    edition,
    setup: (options) => setup(values, options),
    ...flow,
    clone,
    imagine,
    audit,
    notation: makeNotation(values),
  };
}

/** With the house edition. */
export const game: Game<Fdb> = makeGame(house);
