import { makeFlow, silent, valuesOf, type Edition, type Game } from '@bannerfield/kernel';
import { command } from './1-command.ts';
import { muster, recoverBlind } from './2-muster.ts';
import { initiative } from './3-initiative.ts';
import { tactics } from './4-tactics.ts';
import { defenderWithdrawal } from './6-defender-withdrawal.ts';
import { attackerWithdrawal } from './8-attacker-withdrawal.ts';
import { infiltration, runAway } from './11-engagement.ts';
import { firstCasualty, losses } from './12-superior-leadership.ts';
import { tech, techCard } from './14-end-battle.ts';
import { audit } from './audit.ts';
import { goOn } from './battle.ts';
import { clone } from './clone.ts';
import { attack, defense } from './commit.ts';
import { draft } from './draft.ts';
import type { EditionValues } from './edition.ts';
import { house } from './house.ts';
import { imagine } from './imagine.ts';
import { leader } from './leaders.ts';
import { notation } from './notation.ts';
import { deal, makeSetup } from './setup.ts';
import type { LeaderTactics } from './state.ts';
import { outOfTurn } from './steps.ts';

const flow = makeFlow<LeaderTactics>(
  {
    draft,
    command,
    muster,
    initiative,
    tactics,
    attack,
    'defender-withdrawal': defenderWithdrawal,
    defense,
    'attacker-withdrawal': attackerWithdrawal,
    infiltration,
    'run-away': runAway,
    'first-casualty': firstCasualty,
    losses,
    tech,
  },
  { deal, leader, recover: recoverBlind, 'tech-card': techCard },
  outOfTurn,
);

/** The game as an edition has it. */
export function makeGame(edition: Edition<EditionValues>): Game<LeaderTactics> {
  const setup = makeSetup(valuesOf(edition.values));
  return {
    id: 'battle-leader-tactics',
    rulesVersion: 1,
    edition,
    setup: (options) => {
      const state = setup(options);
      goOn(state, silent);
      return state;
    },
    ...flow,
    apply: (state, seat, action, emit) => {
      flow.apply(state, seat, action, emit);
      goOn(state, emit);
    },
    applyChance: (state, outcome, emit) => {
      flow.applyChance(state, outcome, emit);
      goOn(state, emit);
    },
    clone,
    imagine,
    audit,
    notation,
  };
}

export const game: Game<LeaderTactics> = makeGame(house);
