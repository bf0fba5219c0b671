export * from './dice.ts';
export * from './kind.ts';
