import type { RailName } from '../../../contract/railWords.ts';
import type { WithdrawalMethod } from '../../../contract/withdrawals.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { Currency } from '../store/records/money.ts';
import type { UserRecord } from '../store/records/user.ts';
import type { OpenWithdrawal, WithdrawalRecord } from '../store/records/withdrawal.ts';
import type { DepositEvent } from './rules/decideDeposit.ts';

/** Writes documents of a service, after all reads, as the store requires. */
export type Write = (tx: Pick<Transaction, 'set'>) => void;

export interface PayoutOwner {
  uid: string;
  user: UserRecord | undefined;
  currency: Currency;
  kesPerUsd: number;
  /** Milliseconds that a phone counts as new. */
  newPhoneMs: number;
}

export interface PayoutPlan {
  debitCents: number;
  /** The masked card, where the plan does not need all cards of its way. */
  details?: string | undefined;
  toRecord: (opened: OpenWithdrawal) => WithdrawalRecord;
  write?: Write;
}

/** One way on which a rail can send money to its player. */
export interface Way {
  /** Names the way among those of its rail, without telling a phone number. It is missing when the rail has one way. */
  destination?: string;
  /** The masked phone or card. */
  details: string | undefined;
  /** So many cents came this way. */
  paidCents: number;
  /** The part of it that has not gone back. */
  owedCents: number;
  /** So many cents of withdrawals have arrived there. */
  arrivedCents: number;
  /** The player's own verified phone, where what is won goes. */
  isForWinnings: boolean;
  /** The provider sends no more in one payout. */
  mostCents: number;
  /** The way is no longer new from then on, Unix ms. */
  knownAt?: number | undefined;
  lastUsed?: string | undefined;
  /** The plan is undefined below the provider's least payout. */
  plan: (amountCents: number) => PayoutPlan | undefined;
}

/** The ledger's interface to a payment rail. Rails are passed in; the ledger knows none by name. */
export interface LedgerRail {
  name: RailName;
  /** An open payment can be cancelled at the provider, so it is checked when its player takes a break. */
  isRecallable: boolean;
  withdrawalText: Pick<WithdrawalMethod, 'name' | 'icon' | 'description'>;
  /** The masked phone or card that paid. */
  detailsOf: (deposit: DepositRecord) => string | undefined;
  /** The provider's id of the payment, which is credited once. */
  providerIdOf: (deposit: DepositRecord) => string | undefined;
  /** The new record of a payment that is paid after it failed. */
  lateOf?: (late: DepositRecord, event: DepositEvent) => DepositRecord;
  /** Everywhere that the player's money can go by this rail. */
  waysOut: (reader: Reader, owner: PayoutOwner) => Promise<Way[]>;
  /** True when payouts can go to the payer of this deposit from now on, and could not before. */
  isNewDestination?: (reader: Reader, deposit: DepositRecord, user: UserRecord | undefined) => Promise<boolean>;
  /** The phone or card that paid a completed deposit: the same name in every account. */
  payerOf: (deposit: DepositRecord) => string | undefined;
}

/** Undefined for a returned payout, which came by no rail. */
export const railOf = <TRail extends Pick<LedgerRail, 'name'>>(
  rails: readonly TRail[],
  name: DepositRecord['paymentMethod'],
): TRail | undefined => rails.find((rail) => rail.name === name);
