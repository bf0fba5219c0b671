export { evaluate, gridOf, type LineWin, type SlotsSpin } from './evaluate.ts';
export {
  PAYLINES,
  FREE_SPIN_FACTOR,
  FREE_SPINS,
  LINE_PAYS,
  MOST_FREE_SPINS,
  SCATTER_PAYS,
  SLOT_RTP,
  REEL_STRIPS,
  LINE_SYMBOLS,
  REELS,
  ROWS,
  type Grid,
  type LineSymbol,
  type SlotSymbol,
} from './paytable.ts';
export { MOST_SLOTS_FLOATS, playSlots, slotsSpinsOf } from './playSlots.ts';
export type { FreeSpin, SlotsOutcome, SlotsResult } from './playSlots.ts';
