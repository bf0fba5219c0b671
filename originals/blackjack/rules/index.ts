export * from './blackjack.ts';
export * from './chart.ts';
export * from './kind.ts';
export * from './wire.ts';
