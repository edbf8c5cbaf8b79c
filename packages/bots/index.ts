export * from './bot.ts';
export * from './contest.ts';
export * from './greedy.ts';
export * from './random.ts';
