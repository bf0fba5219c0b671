export * from './dice.ts';
