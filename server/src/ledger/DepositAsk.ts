import type { Reader } from '../store/DocumentStore.ts';
import type { DepositRecord, OpenDeposit } from '../store/records/deposit.ts';
import type { Currency } from '../store/records/money.ts';
import type { Idempotency } from './idempotency.ts';

/** Uids of whom the payer has paid for, as far as the books know. */
export type AccountsOfPayer = (reader: Reader) => Promise<readonly string[]>;

export interface DepositAsk {
  uid: string;
  /** Minor units of `currency`. */
  amountMinor: number;
  currency: Currency;
  bonusId?: string | undefined;
  idempotency: Idempotency;
  /** Milliseconds until the workers look at it for the first time. */
  checkAfterMs: number;
  accountsOfPayer: AccountsOfPayer;
  /** The record with what the rail keeps in it. */
  toRecord: (opened: OpenDeposit) => DepositRecord;
}
