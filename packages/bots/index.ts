export * from './bot.ts';
export * from './contest.ts';
export * from './greedy.ts';
export * from './large-matrix-game.ts';
export * from './matrix-game.ts';
export * from './random.ts';
export * from './stream.ts';
