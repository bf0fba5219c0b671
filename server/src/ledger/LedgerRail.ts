import type { RailName } from '../../../contract/railWords.ts';
import type { WithdrawalMethod } from '../../../contract/wallet.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { Currency } from '../store/records/money.ts';
import type { ReferralRecord } from '../store/records/referral.ts';
import type { UserRecord } from '../store/records/user.ts';
import type { OpenWithdrawal, WithdrawalRecord } from '../store/records/withdrawal.ts';
import type { DepositEvent } from './rules/decideDeposit.ts';
import type { Write } from './Write.ts';

export interface PayoutAsk {
  uid: string;
  amountCents: number;
  /** Of the account. */
  currency: Currency;
  /** KES for one USD. */
  kesPerUsd: number;
  /** The latest completed deposit by this rail. */
  latest: DepositRecord;
}

/** What will be sent where, and what it takes from the balance. */
export interface PayoutPlan {
  debitCents: number;
  toRecord: (opened: OpenWithdrawal) => WithdrawalRecord;
  write?: Write;
}

/** Who invited, who was invited, and the deposit that made the reward due. */
export interface Invitation extends Pick<ReferralRecord, 'referrerId'> {
  invitedId: string;
  referrer: UserRecord | undefined;
  invited: UserRecord | undefined;
  deposit: DepositRecord | undefined;
}

/** What the ledger asks of a way for money. It is handed in, and the ledger knows none by its name. */
export interface LedgerRail {
  name: RailName;
  /** Whether an open payment can be called back at the provider: then it is looked at when its player takes a break. */
  isRecallable: boolean;
  withdrawalText: Pick<WithdrawalMethod, 'name' | 'icon' | 'description'>;
  /** Where the money came from, masked. */
  detailsOf: (deposit: DepositRecord) => string | undefined;
  /** What the provider names the payment by: credited once. */
  providerIdOf: (deposit: DepositRecord) => string | undefined;
  /** The new record of a payment that is paid after it was called failed. */
  lateOf?: (late: DepositRecord, event: DepositEvent) => DepositRecord;
  /** The most that can go back at once, cents of the account. */
  maxPayoutCents: (reader: Reader, ask: Omit<PayoutAsk, 'amountCents' | 'latest'>) => Promise<number>;
  /** Undefined for less than the provider pays out. */
  planPayout: (reader: Reader, ask: PayoutAsk) => Promise<PayoutPlan | undefined>;
  /** Whether both pay by the same means, as far as the books know: then they are the same person. */
  sharesPayer: (reader: Reader, invitation: Invitation) => Promise<boolean>;
}

/** Undefined for a payout that came back: no rail brought it. */
export const railOf = <TRail extends Pick<LedgerRail, 'name'>>(
  rails: readonly TRail[],
  name: DepositRecord['paymentMethod'],
): TRail | undefined => rails.find((rail) => rail.name === name);
