export * from './check.ts';
export * from './draw.ts';
export * from './match-file.ts';
export * from './secrets.ts';
