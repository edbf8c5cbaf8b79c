import { game as leaderTactics } from '../games/battle-leader-tactics/rules/index.ts';
import { DEFAULTS as LEADER_DEFAULTS } from '../games/battle-leader-tactics/rules/options.ts';
import { game as battleLine } from '../games/battle-line/rules/index.ts';
import { DEFAULTS } from '../games/battle-line/rules/options.ts';
import { game as diceBattles } from '../games/fantasy-dice-battles/rules/index.ts';
import { optionsSchema as diceOptions } from '../games/fantasy-dice-battles/schema.ts';
import { game as battleLore } from '../games/battlelore/rules/index.ts';
import { SCENARIOS } from '../games/battlelore/rules/scenarios.ts';
import { optionsSchema as loreOptions } from '../games/battlelore/schema.ts';
import {
  decisionsOf,
  fastPlayOuts,
  fastSteps,
  lengthOf,
  readable,
  readableByTurns,
  stepsOf,
} from './contestants.ts';
import type { Contestant } from './measure.ts';
import { counterExamples, fullSides, partialProofs } from './proofs.ts';

/** Random games of one kind. */
export interface GameRow {
  readonly name: string;
  /** Counted, not timed. */
  readonly decisions: () => number;
  readonly contestant: Contestant;
}

const TACTICS = { ...DEFAULTS, tactics: true };
const TROOPS = { ...DEFAULTS, tactics: false };
const COUNTED = 2000;

function battleLineRow(name: string, tactics: boolean, contestant: Contestant): GameRow {
  return { name, decisions: () => lengthOf(tactics, COUNTED).decisions, contestant };
}

const PROOFS = [
  { name: 'proof, partial side', make: partialProofs },
  { name: 'proof with counter-example', make: counterExamples },
  { name: 'strength, full side', make: fullSides },
];

export function makeGameRows(): GameRow[] {
  const leaders = 'Battle Leader Tactics, readable';
  const dice = 'Fantasy Dice Battles, readable';
  const raised = diceOptions.parse({});
  return [
    ...[true, false].flatMap((tactics) => {
      const kind = tactics ? 'Tactics' : 'no Tactics';
      const options = tactics ? TACTICS : TROOPS;
      return [
        battleLineRow(
          `readable, ${kind}`,
          tactics,
          readable(`readable, ${kind}`, battleLine, options),
        ),
        battleLineRow(
          `fast by steps, ${kind}`,
          tactics,
          fastSteps(`fast by steps, ${kind}`, tactics),
        ),
        battleLineRow(
          `fast playouts, ${kind}`,
          tactics,
          fastPlayOuts(`fast playouts, ${kind}`, tactics),
        ),
      ];
    }),
    {
      name: leaders,
      decisions: () => decisionsOf(leaderTactics, LEADER_DEFAULTS, COUNTED),
      contestant: readable(leaders, leaderTactics, LEADER_DEFAULTS),
    },
    {
      name: dice,
      decisions: () => decisionsOf(diceBattles, raised, COUNTED),
      contestant: readable(dice, diceBattles, raised),
    },
    ...battleLoreRows(),
  ];
}

/** All scenarios by turns; decisions and outcomes are counted together. */
function battleLoreRows(): GameRow[] {
  const options = SCENARIOS.map(({ id }) => loreOptions.parse({ scenario: id }));
  return [false, true].map((isCloned) => {
    const name = `BattleLore, ${isCloned ? 'a clone before each' : 'decisions and outcomes'}`;
    return {
      name,
      decisions: () => stepsOf(battleLore, options, SCENARIOS.length * 10),
      contestant: readableByTurns(name, battleLore, options, SCENARIOS.length, isCloned),
    };
  });
}

export function makeProofRows(): Contestant[] {
  return PROOFS.map(({ name, make }) => make(name));
}
