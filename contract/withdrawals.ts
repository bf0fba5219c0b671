/** The places where a player may withdraw to, and the request for it (docs/product.md, Withdrawals). */
import * as v from 'valibot';
import { flagOr, numberOr, optionalInstant, optionalNumber, optionalText } from './fields.ts';
import { AmountSchema } from './money.ts';
import { forPlayers, IdempotencyKeySchema, KEY_REFUSALS, route } from './route.ts';
import { CURRENCY_CODES } from './userChoices.ts';
import { WITHDRAWAL_METHODS } from './railWords.ts';
import type { WithdrawalMethodId } from './walletTerms.ts';

/** A method for withdrawals. Amounts are in `currency`, the one of the account. */
export const WithdrawalMethodSchema = v.object({
  id: v.picklist(WITHDRAWAL_METHODS),
  name: v.string(),
  method: v.picklist(WITHDRAWAL_METHODS),
  icon: optionalText(),
  description: optionalText(),
  canWithdraw: flagOr(false),
  processingTime: optionalText(),
  /** The account is masked, such as `0712 ••• 678`. */
  details: optionalText(),
  currency: v.fallback(v.picklist(CURRENCY_CODES), 'USD'),
  totalDeposited: numberOr(0),
  lastUsed: optionalInstant(),
  /** The most for one withdrawal: money goes back the way it came, up to what came that way. */
  maxAmount: optionalNumber(),
  /** The request names it when a method has several destinations; it does not tell a phone number. */
  destination: optionalText(),
  /** The amount that was paid in this way and is not paid back yet. */
  owed: optionalNumber(),
  /** The player's own verified phone, where what is won goes. */
  isForWinnings: flagOr(false),
  /** A new phone: payouts wait until then. */
  waitsUntil: optionalInstant(),
  /** So much of the deposits was not staked that a person looks at each withdrawal; undefined below that. */
  unplayed: optionalNumber(),
  isPreferred: flagOr(false),
});
export type WithdrawalMethod = v.InferOutput<typeof WithdrawalMethodSchema>;

const MINUTES: Readonly<Record<WithdrawalMethodId, number>> = { card: 30, mpesa: 10 };

export const processingTimeOf = (method: WithdrawalMethodId): string => `Instant - ${MINUTES[method]} minutes`;

/** The minutes in the sentence; undefined for sentences of another backend. */
export function minutesOf(processingTime: string): number | undefined {
  const minutes = /^Instant - (\d{1,5}) minutes$/.exec(processingTime)?.[1];
  return minutes === undefined ? undefined : Number(minutes);
}

export const WithdrawalBodySchema = v.strictObject({
  /** The amount is in the account's currency. */
  amount: AmountSchema,
  methodId: v.picklist(WITHDRAWAL_METHODS),
  /** The destination of a listed method; without one the server chooses. */
  destination: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
  /** The player was told that the running bonuses of deposits end with this withdrawal, and wants it all the same. */
  endsBonus: v.optional(v.boolean()),
});
export type WithdrawalBody = v.InferOutput<typeof WithdrawalBodySchema>;

/**
 * These leave no record, because the same withdrawal can be asked for again. `bonus_ends`: it would end a running bonus, and
 * `endsBonus` was not true. `bonus_in_round`: it would end a bonus whose money is in an open round.
 */
export const UNRECORDED_REFUSALS = ['bonus_ends', 'bonus_in_round'] as const;

/** A refusal has `success` false in HTTP 200 and is stored as a failed record, but for `UNRECORDED_REFUSALS`. */
export const WithdrawalAnswerSchema = v.object({
  success: v.boolean(),
  message: v.fallback(v.string(), ''),
  transactionId: optionalText(),
  /** A `TransactionReason` of a refusal, or one of `UNRECORDED_REFUSALS`. */
  reason: optionalText(),
  /** The bonus money that would go (reason `bonus_ends`), in the account's currency. */
  bonusLost: optionalNumber(),
});
export type WithdrawalAnswer = v.InferOutput<typeof WithdrawalAnswerSchema>;

export const listMethods = route<{ answer: WithdrawalMethod[] }>('GET /wallet/methods');

export const withdraw = route<{
  key: string;
  body: WithdrawalBody;
  answer: WithdrawalAnswer;
  error: keyof typeof KEY_REFUSALS;
}>('POST /wallet/withdrawals');

export const WITHDRAWALS = {
  methods: forPlayers(
    listMethods,
    'Where the player may withdraw to, from completed deposits',
    v.array(WithdrawalMethodSchema),
  ),
  withdraw: forPlayers(
    withdraw,
    'Asks for a withdrawal; needs an Idempotency-Key. A refusal answers success false',
    WithdrawalAnswerSchema,
    { key: IdempotencyKeySchema, body: WithdrawalBodySchema, errors: KEY_REFUSALS },
  ),
};
