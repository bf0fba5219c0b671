import type { Reader } from '../store/DocumentStore.ts';
import type { DepositRecord, OpenDeposit } from '../store/records/deposit.ts';
import type { Currency } from '../store/records/money.ts';
import type { Idempotency } from './idempotency.ts';

/** Uids of players that the payer has paid for, as far as the records show. */
export type AccountsOfPayer = (reader: Reader) => Promise<readonly string[]>;

export interface DepositAsk {
  uid: string;
  /** Minor units of `currency`. */
  amountMinor: number;
  currency: Currency;
  bonusId?: string | undefined;
  idempotency: Idempotency;
  /** Milliseconds until the first check by the workers. */
  checkAfterMs: number;
  accountsOfPayer: AccountsOfPayer;
  /** Called before all other checks. It throws the rail's refusal when this payer may not be asked. */
  refusePayer?: (reader: Reader, now: number) => Promise<void>;
  /** The record with the fields of the rail. */
  toRecord: (opened: OpenDeposit) => DepositRecord;
}
