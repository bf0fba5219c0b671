export { evaluate, gridOf, type LineWin, type SlotsSpin } from './evaluate.ts';
export * from './paytable.ts';
export { MOST_SLOTS_FLOATS, playSlots, slotsSpinsOf, type SlotsOutcome } from './playSlots.ts';
export * from './kind.ts';
export * from './wire.ts';
