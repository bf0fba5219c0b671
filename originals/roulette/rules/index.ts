export * from './kind.ts';
export * from './roulette.ts';
export * from './wire.ts';
