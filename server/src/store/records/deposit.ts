import * as v from 'valibot';
import { DEPOSIT_METHODS, TRANSACTION_REASONS } from '../../../../contract/walletTerms.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import { CLOSED, COMPLETED, MONEY, MONEY_DEFAULTS, OPEN } from './money.ts';

const optionalText = v.optional(v.string());
const optionalNumber = v.optional(v.number());

/** The terms of the chosen bonus as they were when the deposit began, and what it gave. */
const DepositBonusSchema = v.object({
  id: v.string(),
  title: optionalText,
  bonusPercentage: v.number(),
  freeSpins: v.number(),
  /** Whole KES. */
  minDeposit: v.number(),
  maxBonus: optionalNumber,
  /** Whole KES on top of the percentage. */
  extraKes: optionalNumber,
  /** How many times the bonus has to be wagered. */
  wagering: optionalNumber,
  /** Tells deposits with a bonus to the index. */
  isChosen: v.optional(v.literal(true)),
  /** `totalWager` of the player when it was credited, decimal USD. */
  wageredBefore: optionalNumber,
  /** Of the welcome pack: the completed deposit that it is for, counted from 1. */
  step: optionalNumber,
  /** Another completed first: nothing was given. */
  isOutOfTurn: v.optional(v.literal(true)),
  creditedCents: optionalNumber,
  creditedSpins: optionalNumber,
});

/** What the answer to the player said about the prompt. */
const PushAnswerSchema = v.object({
  ResponseCode: v.string(),
  /** Why it was refused. */
  reason: v.optional(v.picklist(TRANSACTION_REASONS)),
  CustomerMessage: optionalText,
  errorMessage: optionalText,
});

const DEPOSIT = { ...MONEY, bonus: v.optional(DepositBonusSchema) };

/** US cents that the balance gained. */
const CREDITED = {
  ...COMPLETED,
  creditedCents: optionalNumber,
  /** Of a converted one: what earlier conversions had left over, thousandths of a US cent; it went into the credit. */
  restBefore: optionalNumber,
};

const MOBILE = {
  paymentMethod: v.literal('mpesa'),
  ...DEPOSIT,
  /** `254XXXXXXXXX`. */
  phoneNumber: optionalText,
  /** Unique, at most 12 characters; kept before it is sent. */
  reference: optionalText,
  merchantRequestId: optionalText,
  checkoutRequestId: optionalText,
  /** Named by a callback alone: only a query makes it count. */
  claimedCheckoutId: optionalText,
  /** The amount of that callback, whole KES. */
  claimedKes: optionalNumber,
  /** The receipt of that callback. */
  claimedReceipt: optionalText,
  pushAnswer: v.optional(PushAnswerSchema),
};

const CARD = {
  paymentMethod: v.literal('stripe'),
  ...DEPOSIT,
  paymentIntentId: optionalText,
  /** Its form is closed: cancelled as soon as the provider says that it is neither paid nor under way. */
  isFormClosed: v.optional(v.boolean()),
  cardDetails: v.optional(v.object({ brand: v.string(), last4: v.string() })),
};

const CompletedCardSchema = v.object({
  ...CREDITED,
  ...CARD,
  /** The provider's name of the card that paid, the same in every account. */
  cardFingerprint: optionalText,
  /** US cents that refunds may still give back. */
  refundableCents: optionalNumber,
  isRefundable: v.optional(v.boolean()),
});

/** A payout that came back, credited again. */
const ReturnedSchema = v.object({
  paymentMethod: v.literal('returned'),
  ...CREDITED,
  ...DEPOSIT,
  /** That it went to. */
  method: v.optional(v.picklist(DEPOSIT_METHODS)),
});

/** What tells them apart comes first: the others are refused by it. */
const MobileDepositSchema = v.variant('status', [
  v.object({ ...OPEN, ...MOBILE }),
  v.object({ ...CLOSED, ...MOBILE }),
  v.object({ ...CREDITED, ...MOBILE }),
]);
const CardDepositSchema = v.variant('status', [
  v.object({ ...OPEN, ...CARD }),
  v.object({ ...CLOSED, ...CARD }),
  CompletedCardSchema,
]);

export const DepositSchema = v.variant('paymentMethod', [MobileDepositSchema, CardDepositSchema, ReturnedSchema]);

/** Stored deposits name the method in either of two fields. */
export const depositDefaults = ({ method }: StoredDocument) => ({ ...MONEY_DEFAULTS, paymentMethod: method });

/** By rail and state: what one of them has not does not compile. */
export type DepositRecord = v.InferInput<typeof DepositSchema>;
export type MobileDeposit = v.InferInput<typeof MobileDepositSchema>;
export type CardDeposit = v.InferInput<typeof CardDepositSchema>;
export type CompletedDeposit = Extract<DepositRecord, { status: 'completed' }>;
export type ClosedDeposit = Extract<DepositRecord, { status: 'review' | 'failed' }>;
export type CompletedCardDeposit = v.InferInput<typeof CompletedCardSchema>;
export type ReturnedDeposit = v.InferInput<typeof ReturnedSchema>;
export type DepositBonusRecord = v.InferInput<typeof DepositBonusSchema>;
export type PushAnswerRecord = v.InferInput<typeof PushAnswerSchema>;

export const isMobile = (deposit: DepositRecord): deposit is MobileDeposit => deposit.paymentMethod === 'mpesa';
export const isCard = (deposit: DepositRecord): deposit is CardDeposit => deposit.paymentMethod === 'stripe';
export const isPaidCard = (deposit: DepositRecord): deposit is CompletedCardDeposit =>
  isCard(deposit) && deposit.status === 'completed';
