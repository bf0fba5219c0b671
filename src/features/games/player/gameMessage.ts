/** Messages of a house game to the page around its frame; other games may send them too. */

const TYPES = ['ready', 'escape', 'soundOn', 'soundOff'] as const;

export type GameMessage = (typeof TYPES)[number];

/** Reads a message of the form `{ source: 'karata-game', type }`; `null` for anything else. */
export function parseGameMessage(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, type } = data as { source?: unknown; type?: unknown };
  if (source !== 'karata-game') return null;
  return TYPES.find((known) => known === type) ?? null;
}

/** Longer is no amount of credits. */
const LONGEST_BALANCE = 24;

/** The credits as the game shows them, from a message `{ source: 'karata-game', type: 'balance', text }`, else `null`. */
export function parseBalance(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, type, text } = data as { source?: unknown; type?: unknown; text?: unknown };
  if (source !== 'karata-game' || type !== 'balance' || typeof text !== 'string') return null;
  return text.length <= LONGEST_BALANCE ? text : null;
}

/** What a game tells while it is played for money. Amounts are decimals of the account's currency. */
export type MoneyMessage =
  { type: 'money'; balance: number; bonusBalance: number } | { type: (typeof MONEY_TYPES)[number] };

const MONEY_TYPES = ['deposit', 'launchExpired', 'round'] as const;

const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;

/** `null` for anything else. Without valibot, whose functions would be in the first download. */
export function parseMoneyMessage(data: unknown): MoneyMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, type, balance, bonusBalance } = data as Record<string, unknown>;
  if (source !== 'karata-game') return null;
  if (type === 'money') return isAmount(balance) && isAmount(bonusBalance) ? { type, balance, bonusBalance } : null;
  const known = MONEY_TYPES.find((each) => each === type);
  return known ? { type: known } : null;
}
