import type { Transaction } from '@contract/transactions.ts';
import type { MethodTerms } from '@contract/wallet.ts';
import type { DepositMethod } from '@contract/walletTerms.ts';
import type { WithdrawalMethod } from '@contract/withdrawals.ts';

/** Test data of a method, for tests that are about no method by name. */
export interface MethodKit {
  /** The name on the wire, for a deposit. */
  id: DepositMethod;
  /** The name on its tile. */
  name: string;
  /** The amount of a test. */
  amount: number;
  currency: 'KES' | 'USD';
  /** Invalid amounts, with their errors. */
  refused: readonly (readonly [amount: string, error: string])[];
  quickAmounts: string;
  /** The kept part of typed text. */
  typed: readonly [typed: string, kept: string];
  /** The path of the request. */
  path: string;
  /** The request has these fields of the method. */
  sends: object;
  /** The answer that accepts a payment. */
  answer: (depositId?: string) => object;
  /** Fills in its own fields. */
  fill: () => Promise<void> | void;
  /** Checks that its provider was asked once. */
  expectCharged?: () => void;
  /** The title until the money arrives. */
  title: string;
  /** Shown until the money arrives. */
  waiting: string;
  /** Shown for good by a backend with the basic calls alone. */
  unfollowed: readonly string[];
  /** Actions in the store from the first request to the credit. */
  story: readonly string[];
  /** The terms of a site list it so. */
  terms: MethodTerms;
  payout: Pick<WithdrawalMethod, 'id' | 'name' | 'method' | 'processingTime' | 'totalDeposited'> & {
    details: string;
    maxAmount?: number;
  };
  /** A payout of USD 25 is shown so. */
  arrives: {
    record: Pick<Transaction, 'payoutAmount' | 'payoutCurrency'>;
    said: string;
    facts: RegExp;
    /** Says where it goes, and when it arrives. */
    inKiswahili: string;
  };
  /** The fake provider in the page. */
  install?: () => void;
  remove?: () => void;
}
