export * from './cards.ts';
export * from './floats.ts';
export * from './jackpot.ts';
export * from './webCrypto.ts';
export { winOf } from './winOf.ts';
export * from './Kind.ts';
export * from './tables.ts';
