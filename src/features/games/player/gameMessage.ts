/** Messages of a house game to the page around its frame; other games may send them too. */
import * as v from 'valibot';

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

const FROM_GAME = { source: v.literal('karata-game') };
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** What a game tells while it is played for money. Amounts are decimals of the account's currency. */
const MoneyMessageSchema = v.variant('type', [
  v.object({ ...FROM_GAME, type: v.literal('money'), balance: amount, bonusBalance: amount }),
  v.object({ ...FROM_GAME, type: v.picklist(['deposit', 'launchExpired', 'round']) }),
]);

export type MoneyMessage = v.InferOutput<typeof MoneyMessageSchema>;

/** `null` for anything else. */
export function parseMoneyMessage(data: unknown): MoneyMessage | null {
  const read = v.safeParse(MoneyMessageSchema, data);
  return read.success ? read.output : null;
}
