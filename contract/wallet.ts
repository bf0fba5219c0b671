/** The player's wallet: terms for screens before money moves, the balance, and its live changes. Amounts are decimals. */
import * as v from 'valibot';
import { lenientList, numberOr, optionalNumber, optionalText } from './fields.ts';
import { eventStream, forAll, forPlayers, raw, route } from './route.ts';
import { TransactionSchema } from './transactions.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { NotificationSchema } from './users.ts';
import { DEPOSIT_METHODS } from './railWords.ts';
import { WALLET_LIMITS } from './walletTerms.ts';

export const RangeSchema = v.object({ min: v.number(), max: v.number() });

/** A deposit method that the site takes now. */
const MethodTermsSchema = v.object({
  id: v.picklist(DEPOSIT_METHODS),
  /** The range of one deposit in each currency that can be paid, decimal. */
  deposit: v.object({ KES: v.optional(RangeSchema), USD: v.optional(RangeSchema) }),
  /** The card provider's script takes this key. */
  publishableKey: optionalText(),
});
export type MethodTerms = v.InferOutput<typeof MethodTermsSchema>;

export const WalletTermsSchema = v.object({
  /** 0 when there is no rate: then nothing is converted. */
  kesPerUsd: v.pipe(
    v.number(),
    v.check((rate) => rate >= 0, 'a rate of 0 or more'),
  ),
  withdrawal: v.object({ min: v.number() }),
  /** The limits for accounts in KES. */
  inKes: v.fallback(v.object({ withdrawal: v.object({ min: v.number() }) }), {
    withdrawal: WALLET_LIMITS.withdrawal.KES,
  }),
  methods: lenientList(MethodTermsSchema),
});
export type WalletTerms = v.InferOutput<typeof WalletTermsSchema>;

/** GET /wallet/balance: decimals of `currency`, the one of the account. */
export const BalanceSchema = v.object({
  balance: numberOr(0),
  bonusBalance: numberOr(0),
  held: numberOr(0),
  available: numberOr(0),
  /** The part below a cent, from conversions: makes sums in shillings exact on screen. */
  rest: optionalNumber(),
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
});
export type Balance = v.InferOutput<typeof BalanceSchema>;

export const readTerms = route<{ answer: WalletTerms }>('GET /wallet/terms');

export const readBalance = route<{ query: { refresh?: 'true' | 'false' | undefined }; answer: Balance }>(
  'GET /wallet/balance',
);

export const walletEvents = route<{ answer: string }>('GET /wallet/events');

const WalletEventSchema = v.variant('event', [
  v.object({ event: v.literal('balance'), data: BalanceSchema }),
  v.object({ event: v.literal('transaction'), data: TransactionSchema }),
  v.object({ event: v.literal('notification'), data: NotificationSchema }),
]);

export const WALLET = {
  terms: forAll(readTerms, 'Rate, limits and methods that hold now', WalletTermsSchema),
  balance: forPlayers(
    readBalance,
    "The signed-in player's money, in decimal USD; with refresh=true recomputed from the records",
    BalanceSchema,
    { query: v.object({ refresh: v.optional(v.picklist(['true', 'false'])) }) },
  ),
  events: raw(walletEvents, {
    summary: "Live changes of the signed-in player's balance, transactions and notifications, as server-sent events",
    caller: 'player',
    answer: eventStream(WalletEventSchema),
  }),
};
