export * from './bradley-terry.ts';
export * from './interval.ts';
export * from './logistic.ts';
export * from './sprt.ts';
