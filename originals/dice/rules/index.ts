export * from './dice.ts';
export * from './kind.ts';
export * from './wire.ts';
