export { evaluate, gridOf, type LineWin, type SlotsSpin } from './evaluate.ts';
export { PAYLINES } from './paylines.ts';
export { FREE_SPIN_FACTOR, FREE_SPINS, LINE_PAYS, MOST_FREE_SPINS, SCATTER_PAYS, SLOT_RTP } from './paytable.ts';
export { MOST_SLOTS_FLOATS, playSlots, slotsSpinsOf } from './playSlots.ts';
export type { FreeSpin, SlotsOutcome, SlotsResult } from './playSlots.ts';
export { REEL_STRIPS } from './reelStrips.ts';
export { LINE_SYMBOLS, REELS, ROWS, type Grid, type LineSymbol, type SlotSymbol } from './symbols.ts';
