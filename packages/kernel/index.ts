export * from './game.ts';
export * from './messages.ts';
export * from './phases.ts';
