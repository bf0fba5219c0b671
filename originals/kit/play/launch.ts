import * as v from 'valibot';
import { CURRENCY_CODES } from '../../../contract/userChoices.ts';
import { readWith } from '../readWith';
import { centsOf } from './MoneyRound';

/** A decimal amount of a message, in cents. */
const amount = v.pipe(v.number(), v.minValue(0), v.transform(centsOf));

const FUNDS = { balance: amount, bonusBalance: v.optional(amount, 0), held: v.optional(amount, 0) };

type FundsMessage = v.InferOutput<v.ObjectSchema<typeof FUNDS, undefined>>;

const fundsOf = ({ balance, bonusBalance, held }: FundsMessage) => ({
  balanceCents: balance,
  bonusBalanceCents: bonusBalance,
  /** The part of the balance that is on its way out and cannot be staked. */
  heldCents: held,
});

const FundsSchema = v.pipe(v.object(FUNDS), v.transform(fundsOf));
export type Funds = v.InferOutput<typeof FundsSchema>;

/** The player's session in the page around the game, as it was at the launch: since an ISO 8601 time. */
const SessionSchema = v.pipe(
  v.object({ since: v.string(), playedMs: v.pipe(v.number(), v.minValue(0)), net: v.pipe(v.number(), v.finite()) }),
  /** `net`: wins less stakes; the stakes of open rounds count too. */
  v.transform(({ since, playedMs, net }) => ({ since, playedMs, netCents: centsOf(net) })),
);
export type Session = v.InferOutput<typeof SessionSchema>;

/** The free spins that the player has on this slot: the stake of one, and the wins of the used ones. */
const FreeSpinsSchema = v.pipe(
  v.object({ left: v.pipe(v.number(), v.minValue(0)), stake: amount, won: v.optional(amount, 0) }),
  v.transform(({ left, stake, won }) => ({ left, stakeCents: stake, wonCents: won })),
);

/**
 * The page around the game gives it this for playing with money. The token stays in memory. A session or free spins that
 * cannot be read are as if they were not there.
 */
const LaunchSchema = v.pipe(
  v.object({
    type: v.literal('launch'),
    token: v.string(),
    gameId: v.string(),
    /** The address of the API, such as `https://karata.example/api`. */
    api: v.string(),
    currency: v.picklist(CURRENCY_CODES),
    stakes: v.object({ min: amount, max: amount, default: amount }),
    ...FUNDS,
    /** Amounts in the other currency are shown at this rate; as they are without one. */
    kesPerUsd: v.fallback(v.number(), 0),
    session: v.fallback(v.optional(SessionSchema), undefined),
    freeSpins: v.fallback(v.optional(FreeSpinsSchema), undefined),
  }),
  v.transform(({ token, gameId, api, currency, kesPerUsd, stakes, session, freeSpins, ...message }) => ({
    ...fundsOf(message),
    ...{ token, gameId, api, currency, kesPerUsd, session, freeSpins },
    stakes: { least: stakes.min, greatest: stakes.max, first: stakes.default },
  })),
);
export type Launch = v.InferOutput<typeof LaunchSchema>;

/** The balances of a message; undefined without them. */
export const readFunds = (message: unknown): Funds | undefined => readWith(FundsSchema, message);

/** The launch of a message `{ type: 'launch', … }`; undefined for any other. */
export const readLaunch = (message: unknown): Launch | undefined => readWith(LaunchSchema, message);
