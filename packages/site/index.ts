export * from './server.ts';
export * from './site.ts';
