/** `1` to `6` are the symbols of the theme, most valuable first; A, K, Q the cards; W is wild, S the scatter. */
export const LINE_SYMBOLS = ['1', '2', '3', '4', '5', '6', 'A', 'K', 'Q'] as const;

export type LineSymbol = (typeof LINE_SYMBOLS)[number];
export type SlotSymbol = LineSymbol | 'W' | 'S';

export const REELS = 5;
export const ROWS = 3;

/** Five reels, each with three symbols from the top. */
export type Grid = readonly (readonly SlotSymbol[])[];
