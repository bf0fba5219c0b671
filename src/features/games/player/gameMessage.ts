/** Messages of a house game to the page around its frame; other games may send them too. */
import * as v from 'valibot';

/** A longer text is no amount of credits. */
const LONGEST_BALANCE = 24;

const source = v.literal('karata-game');
/** A decimal of the account's currency. */
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

const GameMessageSchema = v.union([
  v.object({
    source,
    type: v.picklist(['ready', 'escape', 'soundOn', 'soundOff', 'deposit', 'launchExpired', 'realityCheck', 'round']),
  }),
  /** The credits of a demo as the game shows them. */
  v.object({ source, type: v.literal('balance'), text: v.pipe(v.string(), v.maxLength(LONGEST_BALANCE)) }),
  v.object({ source, type: v.literal('riding'), rounds: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** A dialog of the game, which Back closes. */
  v.object({ source, type: v.literal('sheet'), isOpen: v.boolean() }),
  v.object({ source, type: v.literal('money'), balance: amount, bonusBalance: amount }),
]);

export type GameMessage = v.InferOutput<typeof GameMessageSchema>;

/** `null` for anything else. */
export function readGameMessage(data: unknown): GameMessage | null {
  const read = v.safeParse(GameMessageSchema, data);
  return read.success ? read.output : null;
}
