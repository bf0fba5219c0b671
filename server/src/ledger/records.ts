/** Deposits and withdrawals as they are stored: the fields of spec section 3, and ours. Instants are ISO 8601. */
import type { CURRENCY_CODES } from '../../../contract/userChoices.ts';
import type { TransactionReason, TransactionState, WithdrawalMethodId } from '../../../contract/walletTerms.ts';
import type { StoredDocument } from '../store/DocumentStore.ts';

export type Currency = (typeof CURRENCY_CODES)[number];

export interface TimelineStep {
  status: TransactionState;
  at: string;
  reason?: TransactionReason;
}

interface MoneyRecord extends StoredDocument {
  userId: string;
  status: TransactionState;
  /** Decimal, as asked for; never changes. */
  amount: number;
  currency: Currency;
  createdAt: string;
  updatedAt: string;
  timeline: TimelineStep[];
  reason?: TransactionReason | undefined;
  isOutcomeUnknown?: boolean;
  /** When the workers look at it next; only while it is open. */
  nextCheckAt?: string | undefined;
  checks: number;
  receipt?: string;
  kesPerUsd?: number;
  /** The record that this one makes good: nothing final is ever changed. */
  correctsId?: string;
}

/** The terms of the chosen bonus as they were when the deposit began, and what it gave. */
export interface DepositBonusRecord {
  id: string;
  title?: string;
  bonusPercentage: number;
  freeSpins: number;
  /** Whole KES. */
  minDeposit: number;
  maxBonus?: number;
  /** Whole KES on top of the percentage. */
  extraKes?: number;
  /** How many times the bonus has to be wagered. */
  wagering?: number;
  /** Tells deposits with a bonus to the index. */
  isChosen?: true;
  /** `totalWager` of the player when it was credited, decimal USD. */
  wageredBefore?: number;
  /** Of the welcome pack: the completed deposit that it is for, counted from 1. */
  step?: number;
  /** Another completed first: nothing was given. */
  isOutOfTurn?: true;
  creditedCents?: number;
  creditedSpins?: number;
}

/** What the answer to the player said about the prompt. */
export interface PushAnswerRecord {
  ResponseCode: string;
  /** Why it was refused. */
  reason?: TransactionReason;
  CustomerMessage?: string;
  errorMessage?: string;
}

export interface DepositRecord extends MoneyRecord {
  /** `returned`: a payout that came back, credited again. */
  paymentMethod: 'stripe' | 'mpesa' | 'returned';
  /** US cents that the balance gained; only of completed ones. */
  creditedCents?: number;
  /** Of a converted one: what earlier conversions had left over, thousandths of a US cent; it went into the credit. */
  restBefore?: number;
  bonus?: DepositBonusRecord;
  /** `254XXXXXXXXX`. */
  phoneNumber?: string;
  /** Unique, at most 12 characters; kept before it is sent. */
  reference?: string;
  merchantRequestId?: string;
  checkoutRequestId?: string;
  /** Named by a callback alone: only a query makes it count. */
  claimedCheckoutId?: string;
  /** The amount of that callback, whole KES. */
  claimedKes?: number | undefined;
  /** The receipt of that callback. */
  claimedReceipt?: string | undefined;
  pushAnswer?: PushAnswerRecord;
  paymentIntentId?: string;
  cardDetails?: { brand: string; last4: string };
  /** The provider's name of the card that paid, the same in every account; only of completed ones. */
  cardFingerprint?: string;
  /** US cents that refunds may still give back. */
  refundableCents?: number;
  isRefundable?: boolean;
  /** Of a returned payout: the method it went to. */
  method?: 'stripe' | 'mpesa';
}

/** A refund of one earlier card payment. */
export interface RefundPart {
  depositId: string;
  paymentIntentId: string;
  amountCents: number;
  status: 'planned' | 'pending' | 'succeeded' | 'failed';
  refundId?: string;
}

export interface WithdrawalRecord extends MoneyRecord {
  method: WithdrawalMethodId;
  /** Masked. */
  methodDetails?: string;
  requestedAt: string;
  processingTime: string;
  description: string;
  /** US cents that are held, then leave the balance. */
  debitCents: number;
  phoneNumber?: string;
  /** Whole shillings. */
  payoutKes?: number;
  conversationId?: string;
  /** Noted before it is sent, taken back only when nothing was: from then on no refusal proves that it was not paid. */
  mayBeSent?: boolean;
  parts?: RefundPart[];
  /** The first answer, given again to every repetition. */
  answer: { success: boolean; message: string };
}

export type AnyRecord = DepositRecord | WithdrawalRecord;

/** Only the ledger writes these collections. */
export const asDeposit = (stored: StoredDocument): DepositRecord => stored as DepositRecord;
export const asWithdrawal = (stored: StoredDocument): WithdrawalRecord => stored as WithdrawalRecord;
