export * from './contract.ts';
export * from './expect.ts';
export * from './fast.ts';
export * from './golden.ts';
