/** The rails by our names, and the names on the wire and in stored documents (docs/product.md). */
export const RAIL_WORDS = {
  card: { deposit: 'stripe', withdrawal: 'card' },
  mpesa: { deposit: 'mpesa', withdrawal: 'mpesa' },
} as const;

export type RailName = keyof typeof RAIL_WORDS;

export const RAIL_NAMES = Object.keys(RAIL_WORDS) as [RailName, ...RailName[]];

export const DEPOSIT_METHODS = Object.values(RAIL_WORDS).map(({ deposit }) => deposit);
export const WITHDRAWAL_METHODS = Object.values(RAIL_WORDS).map(({ withdrawal }) => withdrawal);

/** Stored names by our names. */
export const wordsOf = (kind: 'deposit' | 'withdrawal'): Readonly<Record<string, string>> =>
  Object.fromEntries(RAIL_NAMES.map((name) => [name, RAIL_WORDS[name][kind]]));
