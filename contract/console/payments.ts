/** Payouts that wait for a person, and balances that are corrected. Amounts are decimals of `currency`. */
import * as v from 'valibot';
import { IdParamsSchema, idText } from '../fields.ts';
import { DECISION_REFUSALS } from '../operator.ts';
import { DEPOSIT_METHODS, WITHDRAWAL_METHODS } from '../railWords.ts';
import { forStaff, KEY_REFUSALS, OptionalKeySchema, route } from '../route.ts';
import { CURRENCY_CODES } from '../userChoices.ts';
import { TRANSACTION_REASONS, TRANSACTION_STATES, type TransactionState } from '../walletTerms.ts';
import { ASKING_REFUSALS } from './approvals.ts';
import {
  type Asked,
  AskedSchema,
  needing,
  needingFactor,
  type Page,
  PAGE_QUERY,
  PAGE_REFUSALS,
  type PageAsk,
  pageOf,
  reasonField,
  STAFF_REFUSALS,
} from './staffRoute.ts';

export const PaymentSchema = v.object({
  id: v.string(),
  playerId: v.string(),
  method: v.picklist([...DEPOSIT_METHODS, ...WITHDRAWAL_METHODS]),
  amount: v.number(),
  currency: v.picklist(CURRENCY_CODES),
  status: v.picklist(TRANSACTION_STATES),
  reason: v.optional(v.picklist(TRANSACTION_REASONS)),
  /** The account is masked. */
  account: v.optional(v.string()),
  receipt: v.optional(v.string()),
  createdAt: v.string(),
  updatedAt: v.optional(v.string()),
  /** True while nothing was sent, so that a person can decide. */
  canDecide: v.boolean(),
  /** A second person has to approve that it is sent. */
  needsTwo: v.boolean(),
});
export type Payment = v.InferOutput<typeof PaymentSchema>;

const PaymentsQuerySchema = v.object({
  ...PAGE_QUERY,
  state: v.optional(v.picklist(TRANSACTION_STATES)),
});
export type PaymentsQuery = PageAsk & { state?: TransactionState | undefined };

const DecisionSchema = v.strictObject({ decision: v.picklist(['release', 'refuse']), reason: reasonField });
export type PayoutDecision = v.InferOutput<typeof DecisionSchema>;

const PAYOUT_REFUSALS = { ...STAFF_REFUSALS, ...DECISION_REFUSALS, ...ASKING_REFUSALS } as const;

const AdjustmentSchema = v.strictObject({
  playerId: idText,
  /** Added to the balance, in the currency of the account; below zero it is taken from it. */
  amount: v.pipe(
    v.number(),
    v.finite(),
    v.check((amount) => amount !== 0, 'an amount that is not zero is needed'),
    v.check((amount) => /^-?\d{1,9}(?:\.\d{1,2})?$/.test(String(amount)), 'at most two decimals'),
  ),
  reason: reasonField,
});
export type Adjustment = v.InferOutput<typeof AdjustmentSchema>;

const ADJUSTMENT_REFUSALS = {
  ...STAFF_REFUSALS,
  ...KEY_REFUSALS,
  ...ASKING_REFUSALS,
  player_not_found: 404,
  /** One correction is this much at most (`CORRECTION_MOST_KES`). */
  above_cap: 409,
} as const;

const listWithdrawals = route<{ query: PaymentsQuery; answer: Page<Payment>; error: keyof typeof PAGE_REFUSALS }>(
  'GET /withdrawals',
);
const listDeposits = route<{ query: PaymentsQuery; answer: Page<Payment>; error: keyof typeof PAGE_REFUSALS }>(
  'GET /deposits',
);
const decide = route<{
  params: { id: string };
  body: PayoutDecision;
  answer: Payment | Asked;
  error: keyof typeof PAYOUT_REFUSALS;
}>('POST /withdrawals/:id/decision');
const adjust = route<{
  body: Adjustment;
  key: string;
  answer: Asked;
  error: keyof typeof ADJUSTMENT_REFUSALS;
}>('POST /adjustments');

const LIST = { query: PaymentsQuerySchema, errors: PAGE_REFUSALS };

export const PAYMENTS = {
  withdrawals: needing(
    'payments.read',
    forStaff(listWithdrawals, 'Withdrawals, oldest first', pageOf(PaymentSchema), LIST),
  ),
  deposits: needing('payments.read', forStaff(listDeposits, 'Deposits, oldest first', pageOf(PaymentSchema), LIST)),
  decide: needingFactor(
    'payments.decide',
    forStaff(
      decide,
      'Lets a withdrawal in review go, or refuses it; 202 when a second person has to approve',
      v.union([PaymentSchema, AskedSchema]),
      { params: IdParamsSchema, body: DecisionSchema, errors: PAYOUT_REFUSALS },
    ),
  ),
  adjust: needingFactor(
    'balances.correct',
    forStaff(adjust, 'Asks for a correction of a balance, which a second person has to approve: 202', AskedSchema, {
      body: AdjustmentSchema,
      key: OptionalKeySchema,
      errors: ADJUSTMENT_REFUSALS,
    }),
  ),
};
