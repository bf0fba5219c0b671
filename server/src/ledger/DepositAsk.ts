import type { Currency } from '../store/records/money.ts';
import type { Idempotency } from './idempotency.ts';

export type DepositAsk = {
  uid: string;
  /** Minor units of `currency`. */
  amountMinor: number;
  currency: Currency;
  bonusId?: string | undefined;
  idempotency: Idempotency;
  /** Milliseconds until the workers look at it for the first time. */
  checkAfterMs: number;
} & (
  | { paymentMethod: 'stripe'; phoneNumber?: undefined }
  /** `254XXXXXXXXX`. */
  | { paymentMethod: 'mpesa'; phoneNumber: string }
);
