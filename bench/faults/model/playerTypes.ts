/** The records of one player in the model, minor units. */
import type { Currency } from '../../../server/src/store/records/money.ts';

export type Status = 'pending' | 'processing' | 'review' | 'completed' | 'failed';

export interface ModelDeposit {
  id: string;
  method: 'mpesa' | 'stripe' | 'returned';
  /** The player has paid this amount. */
  minor: number;
  currency: Currency;
  hasBonus: boolean;
  status: Status;
  /** The provider's state. */
  provider: 'open' | 'paid' | 'failed';
  /** The time of the scene's clock. */
  createdAt: number;
  refundable: number;
  paymentIntentId?: string;
  /** The card that has paid. */
  card?: string;
  /** Set once it has ended, with the account's currency and the rate of that time. */
  credited?: { minor: number; currency: Currency; rate: number | undefined };
}

export interface ModelPart {
  deposit: ModelDeposit;
  minor: number;
}

export interface ModelWithdrawal {
  id: string;
  method: 'mpesa' | 'card';
  /** The account's currency at that time. */
  currency: Currency;
  debit: number;
  payoutKes: number;
  parts: ModelPart[];
  status: Status;
  isRefused: boolean;
  /** The time of the scene's clock. */
  createdAt: number;
}

/** The scene's clock, and KES for one USD. */
export interface Moment {
  now: number;
  rate: number;
}

export interface ModelAsk {
  minor: number;
  method: ModelWithdrawal['method'];
  endsBonus: boolean;
}
