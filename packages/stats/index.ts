export * from './interval.ts';
export * from './logistic.ts';
