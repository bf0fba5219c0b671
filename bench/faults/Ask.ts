import type { StaffRole } from './staff.ts';
import type { Currency } from '../../server/src/store/records/money.ts';

export interface Answer {
  status: number;
  data: Record<string, unknown>;
}

/** One request with its key, and all its answers. */
export interface Ask {
  path: string;
  body: object;
  key: string;
  /** The launch token of a game; the player's own token is used without it. */
  token?: string;
  /** A call of the console, by a person with this role. */
  role?: StaffRole;
  answers: Answer[];
}

/** The paths of requests that begin a payment. */
export const askKind = {
  prompt: '/mpesa/stk-push',
  card: '/stripe/payment-intent',
  withdrawal: '/wallet/withdrawals',
} as const;

export type AskKind = keyof typeof askKind;

/** Whoever asked, as far as checks want to know. */
export interface Asker {
  uid: string;
  currency: Currency;
  /** The first eight digits of each phone. */
  phoneStem: string;
  asks: readonly Ask[];
  asksOf: (kind: AskKind) => readonly Ask[];
}
