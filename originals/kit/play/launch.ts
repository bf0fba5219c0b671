import * as v from 'valibot';
import { CURRENCY_CODES, type CurrencyCode } from '../../../contract/userChoices.ts';
import { readWith } from '../readWith';
import { centsOf } from './MoneyRound';

export interface Funds {
  balanceCents: number;
  bonusBalanceCents: number;
  /** The part of the balance that is on its way out and cannot be staked. */
  heldCents: number;
}

/** The player's session in the page around the game, as it was at the launch. */
export interface Session {
  /** ISO 8601. */
  since: string;
  playedMs: number;
  /** Wins less stakes; the stakes of open rounds count too. */
  netCents: number;
}

/** The page around the game gives it this for playing with money. The token stays in memory. */
export interface Launch extends Funds {
  token: string;
  gameId: string;
  /** Address of the API, such as `https://karata.example/api`. */
  api: string;
  currency: CurrencyCode;
  /** Cents. */
  stakes: { least: number; greatest: number; first: number };
  /** Missing when the page around the game does not know it. */
  session: Session | undefined;
  /** Missing without free spins. */
  freeSpins: FreeSpinsOfLaunch | undefined;
}

/** The free spins that the player has on this slot. */
export interface FreeSpinsOfLaunch {
  left: number;
  /** The stake of one spin, in cents. */
  stakeCents: number;
  /** The wins of the used spins, in cents. */
  wonCents: number;
}

/** A decimal amount of a message, in cents. */
const amount = v.pipe(v.number(), v.minValue(0), v.transform(centsOf));

const FUNDS = { balance: amount, bonusBalance: v.optional(amount, 0), held: v.optional(amount, 0) };

type FundsMessage = v.InferOutput<v.ObjectSchema<typeof FUNDS, undefined>>;

const fundsOf = ({ balance, bonusBalance, held }: FundsMessage): Funds => ({
  balanceCents: balance,
  bonusBalanceCents: bonusBalance,
  heldCents: held,
});

const FundsSchema = v.pipe(v.object(FUNDS), v.transform(fundsOf));

const SessionSchema = v.pipe(
  v.object({ since: v.string(), playedMs: v.pipe(v.number(), v.minValue(0)), net: v.pipe(v.number(), v.finite()) }),
  v.transform(({ since, playedMs, net }): Session => ({ since, playedMs, netCents: centsOf(net) })),
);

const FreeSpinsSchema = v.pipe(
  v.object({ left: v.pipe(v.number(), v.minValue(0)), stake: amount, won: v.optional(amount, 0) }),
  v.transform(({ left, stake, won }): FreeSpinsOfLaunch => ({ left, stakeCents: stake, wonCents: won })),
);

/** A session or free spins that cannot be read are as if they were not there. */
const LaunchSchema = v.pipe(
  v.object({
    type: v.literal('launch'),
    token: v.string(),
    gameId: v.string(),
    api: v.string(),
    currency: v.picklist(CURRENCY_CODES),
    stakes: v.object({ min: amount, max: amount, default: amount }),
    ...FUNDS,
    session: v.fallback(v.optional(SessionSchema), undefined),
    freeSpins: v.fallback(v.optional(FreeSpinsSchema), undefined),
  }),
  v.transform(({ token, gameId, api, currency, stakes, session, freeSpins, ...message }): Launch => ({
    ...fundsOf(message),
    ...{ token, gameId, api, currency, session, freeSpins },
    stakes: { least: stakes.min, greatest: stakes.max, first: stakes.default },
  })),
);

/** The balances of a message; undefined without them. */
export const readFunds = (message: unknown): Funds | undefined => readWith(FundsSchema, message);

/** The launch of a message `{ type: 'launch', … }`; undefined for any other. */
export const readLaunch = (message: unknown): Launch | undefined => readWith(LaunchSchema, message);
