export * from './Model.ts';
export * from './models/index.ts';
export * from './playSlots.ts';
export * from './kind.ts';
export * from './wire.ts';
export { payFor, type SlotsWin } from './wins.ts';
