import type { SlotSymbol } from './symbols.ts';

/** The five reels as endless bands. Wild is on the middle three only; no reel shows two scatters at once. */
export const REEL_STRIPS: readonly (readonly SlotSymbol[])[] = [
  '34K235SKQAK6546AQ35621Q1A46QA5QK',
  '4W1Q456QSKA361Q64K5WK2KAQ3WA25A632',
  'Q36SKAQ512WAKQ26QW465K643A4A53KW12S5',
  '43SA42QK1WQ63K5156QWA453K52QAK2WQ6A',
  '2431KA5A6KQ53KA6464QSQK1K6352QAQ',
].map((strip) => [...strip] as SlotSymbol[]);
