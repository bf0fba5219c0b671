export * from './kind.ts';
export * from './plinko.ts';
export * from './wire.ts';
