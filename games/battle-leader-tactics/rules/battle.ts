import type { Emit } from '@bannerfield/kernel';
import { beginCommand } from './1-command.ts';
import { beginMuster } from './2-muster.ts';
import { beginInitiative } from './3-initiative.ts';
import { beginTactics } from './4-tactics.ts';
import { beginAttack } from './5-attack.ts';
import { beginDefenderWithdrawal } from './6-defender-withdrawal.ts';
import { beginDefense } from './7-defense.ts';
import { beginAttackerWithdrawal } from './8-attacker-withdrawal.ts';
import { beginOrders } from './9-orders-communicated.ts';
import { beginFailedOrders } from './10-failed-orders.ts';
import { beginEngagement } from './11-engagement.ts';
import { beginSuperior } from './12-superior-leadership.ts';
import { beginVictory } from './13-victory.ts';
import { beginEnd } from './14-end-battle.ts';
import { settle } from './end.ts';
import type { Event } from './events.ts';
import { makeBattle } from './setup.ts';
import type { GameState } from './state.ts';

/** R4.7: the fourteen steps of a battle, in order. */
const STEPS: readonly ((state: GameState, emit: Emit<Event>) => void)[] = [
  beginCommand, //            1
  beginMuster, //             2
  beginInitiative, //         3
  beginTactics, //            4
  beginAttack, //             5
  beginDefenderWithdrawal, // 6
  beginDefense, //            7
  beginAttackerWithdrawal, // 8
  beginOrders, //             9
  beginFailedOrders, //      10
  beginEngagement, //        11
  beginSuperior, //          12
  beginVictory, //           13
  beginEnd, //               14
];

/** Takes step after step until someone is asked, chance is due, or the game is over. */
export function goOn(state: GameState, emit: Emit<Event>): void {
  const { table } = state;
  while (table.result === null && table.stack.length === 0) {
    const { step, number } = table.battle;
    if (step > 0 && step < STEPS.length) {
      table.battle.step = step + 1;
      STEPS[step]?.(state, emit);
    } else if (table.record.length === table.options.battles) settle(state, emit);
    else {
      table.battle = makeBattle(number + 1);
      table.battle.step = 1;
      emit({ type: 'battle', number: number + 1 });
      STEPS[0]?.(state, emit);
    }
  }
}
