/** The rails by our names, and the names on the wire and in stored documents (docs/product.md). */
import type { DepositMethod, WithdrawalMethodId } from './walletTerms.ts';

export const RAIL_WORDS = {
  card: { deposit: 'stripe', withdrawal: 'card' },
  mpesa: { deposit: 'mpesa', withdrawal: 'mpesa' },
} as const satisfies Readonly<Record<string, { deposit: DepositMethod; withdrawal: WithdrawalMethodId }>>;

export type RailName = keyof typeof RAIL_WORDS;

export const RAIL_NAMES = Object.keys(RAIL_WORDS) as [RailName, ...RailName[]];

/** Stored names by our names. */
export const wordsOf = (kind: 'deposit' | 'withdrawal'): Readonly<Record<string, string>> =>
  Object.fromEntries(RAIL_NAMES.map((name) => [name, RAIL_WORDS[name][kind]]));
