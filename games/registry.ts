import type { RulesModule } from './parts.ts';

/** Every game there is: its folder, and where its rules are. One line a game. */
export const registry: Readonly<Record<string, () => Promise<RulesModule>>> = {
  'battle-line': () => import('./battle-line/rules/index.ts'),
  'battle-leader-tactics': () => import('./battle-leader-tactics/rules/index.ts'),
  'fantasy-dice-battles': () => import('./fantasy-dice-battles/rules/index.ts'),
  battlelore: () => import('./battlelore/rules/index.ts'),
};
