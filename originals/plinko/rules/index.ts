export * from './kind.ts';
export * from './plinko.ts';
