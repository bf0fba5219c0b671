/** `1` to `6` are the theme's own symbols, dearest first; A, K, Q the cards; W is wild, S the scatter. */
export const LINE_SYMBOLS = ['1', '2', '3', '4', '5', '6', 'A', 'K', 'Q'] as const;

export type LineSymbol = (typeof LINE_SYMBOLS)[number];
export type SlotSymbol = LineSymbol | 'W' | 'S';

export const REELS = 5;
export const ROWS = 3;

/** What one spin shows: five reels, each three symbols from the top. */
export type Grid = readonly (readonly SlotSymbol[])[];
