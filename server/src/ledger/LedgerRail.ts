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

/** The payout to be sent, and its cost to the balance. */
export interface PayoutPlan {
  debitCents: number;
  toRecord: (opened: OpenWithdrawal) => WithdrawalRecord;
  write?: Write;
}

/** The two players, and the deposit that made the reward due. */
export interface Invitation extends Pick<ReferralRecord, 'referrerId'> {
  invitedId: string;
  referrer: UserRecord | undefined;
  invited: UserRecord | undefined;
  deposit: DepositRecord | undefined;
}

/** The ledger's interface to a payment rail. Rails are passed in; the ledger knows none by name. */
export interface LedgerRail {
  name: RailName;
  /** Whether an open payment can be cancelled at the provider; then it is checked when its player takes a break. */
  isRecallable: boolean;
  withdrawalText: Pick<WithdrawalMethod, 'name' | 'icon' | 'description'>;
  /** The source of the money, masked. */
  detailsOf: (deposit: DepositRecord) => string | undefined;
  /** The provider's id of the payment, which is credited once. */
  providerIdOf: (deposit: DepositRecord) => string | undefined;
  /** The new record of a payment that is paid after it failed. */
  lateOf?: (late: DepositRecord, event: DepositEvent) => DepositRecord;
  /** The most for one payout, cents of the account. */
  maxPayoutCents: (reader: Reader, ask: Omit<PayoutAsk, 'amountCents' | 'latest'>) => Promise<number>;
  /** Undefined below the least payout of the provider. */
  planPayout: (reader: Reader, ask: PayoutAsk) => Promise<PayoutPlan | undefined>;
  /** Whether both players pay with the same phone or card, as far as the records show: then they are one person. */
  sharesPayer: (reader: Reader, invitation: Invitation) => Promise<boolean>;
}

/** Undefined for a returned payout, which came by no rail. */
export const railOf = <TRail extends Pick<LedgerRail, 'name'>>(
  rails: readonly TRail[],
  name: DepositRecord['paymentMethod'],
): TRail | undefined => rails.find((rail) => rail.name === name);
