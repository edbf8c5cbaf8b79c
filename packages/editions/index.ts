export * from './balance/figure.ts';
export * from './balance/measure.ts';
export * from './balance/report.ts';
export * from './check.ts';
export * from './diff.ts';
export * from './kind.ts';
export * from './leaves.ts';
export * from './marked.ts';
