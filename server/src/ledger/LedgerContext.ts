import type { DocumentStore, Reader, Transaction } from '../store/DocumentStore.ts';
import type { DepositBonusRecord, DepositRecord, OpenDeposit } from '../store/records/deposit.ts';
import type { Currency } from '../store/records/money.ts';
import type { Idempotency } from './idempotency.ts';
import type { UserRecord } from '../store/records/user.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import type { BonusGrant } from './bonuses/grantBonus.ts';
import type { LedgerRail, Write } from './LedgerRail.ts';

export interface DepositAsk {
  uid: string;
  /** Minor units of `currency`. */
  amountMinor: number;
  currency: Currency;
  bonusId?: string | undefined;
  idempotency: Idempotency;
  /** Workers check the deposit first after so many milliseconds. */
  checkAfterMs: number;
  /** The phone, as far as it is known before it pays. */
  payer?: string | undefined;
  /** Called before all other checks. It throws the rail's refusal when this payer may not be asked. */
  refusePayer?: (reader: Reader, now: number) => Promise<void>;
  toRecord: (opened: OpenDeposit) => DepositRecord;
}

export interface PayoutTerms {
  /** Payouts to a phone wait until it has been known this long, ms. */
  newPhoneMs: number;
  /** Withdrawals of one player in 24 hours, and their sum in whole KES. */
  perDay: number;
  kesPerDay: number;
  /** Until one has arrived, withdrawals of this much together wait for a person, whole KES. */
  firstReviewKes: number;
  /** With deposits of this much that were not staked, withdrawals wait for a person, whole KES. */
  unplayedReviewKes: number;
}

export const OTHER_PHONES = ['confirm', 'refuse', 'allow'] as const;

/** Whom payment prompts may be sent to, and how many. Only prompts that were not paid count, in 24 hours. */
export interface PromptTerms {
  /** A phone that is not the player's own: its owner confirms it once, or it is refused. `allow` is for the sandbox. */
  otherPhones: (typeof OTHER_PHONES)[number];
  /** All players together may have so many sent to one phone. */
  perPhone: number;
  perPlayer: number;
  /** All players of one browser together may have so many sent. */
  perDevice: number;
}

export interface LedgerLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Dependencies of the ledger. Tests replace clock and ids. */
export interface LedgerContext {
  store: DocumentStore;
  /** Unix ms. */
  now: () => number;
  newId: () => string;
  kesPerUsd: () => number;
  payouts: PayoutTerms;
  prompts: PromptTerms;
  policies: readonly LedgerPolicy[];
  rails: readonly LedgerRail[];
  log: LedgerLog;
}

/**
 * A caller's part in the transaction of a change: it reads first, and may throw to stop it. Then it writes, knowing what became of
 * the record; `after` is `before` when the rules did not allow the change.
 */
export type Beside<TRecord> = (
  reader: Reader,
) => Promise<(tx: Transaction, change: { before: TRecord; after: TRecord }) => void>;

export const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Everything in one event is decided at the same time and rate. */
export type Moment = { now: number; kesPerUsd: number };

export interface Completing extends Pick<Moment, 'kesPerUsd'>, Pick<LedgerContext, 'log'> {
  deposit: DepositRecord;
  /** The phone or card, as its rail names it; undefined when the rail does not know. */
  payer: string | undefined;
  /** All accounts of the person, also those that this payment shows to be. */
  accounts: readonly string[];
  /** The balance grows by so many cents. */
  creditedCents: number;
  /** The player before the event. */
  user: UserRecord | undefined;
  at: string;
}

export interface Gain {
  /** The money of this bonus is credited together with the deposit. */
  grant?: BonusGrant;
  bonus?: DepositBonusRecord;
  write?: Write;
}

export type Counting = { deposit: DepositRecord; isCounted: boolean };

/** Effects of a service on money, inside the transaction of the ledger, which does not import the service. */
export interface LedgerPolicy {
  /** Called before a deposit is recorded. Returns the terms of the chosen bonus, or throws the service's refusal. */
  open?: (reader: Reader, ask: DepositAsk, moment: Moment) => Promise<DepositBonusRecord | undefined>;
  /** A deposit begins to count as money of the player on its way, or has failed and counts no more. */
  counted?: (reader: Reader, change: Counting, moment: Moment) => Promise<Write>;
  complete?: (reader: Reader, completing: Completing) => Promise<Gain>;
  /** Called after the commit, and not at all when the server crashes between them. It must not throw. */
  completed?: (ctx: LedgerContext, deposit: DepositRecord) => Promise<void>;
  /** The bank took back a completed deposit. Reads now; what is returned writes after all reads. */
  lost?: (reader: Reader, deposit: DepositRecord, at: string) => Promise<((tx: Transaction) => void) | undefined>;
  paid?: (withdrawal: WithdrawalRecord, at: string) => Write;
}
