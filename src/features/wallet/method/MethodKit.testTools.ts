import type { Transaction, WalletTerms, WithdrawalMethod } from '@contract/wallet.ts';
import type { DepositMethod } from '@contract/walletTerms.ts';

/** What tests that are about no method by name need to know of each. */
export interface MethodKit {
  /** Its name on the wire, of a deposit. */
  id: DepositMethod;
  /** As its tile is. */
  place: number;
  /** On its tile. */
  name: string;
  /** What a test pays in. */
  amount: number;
  currency: 'KES' | 'USD';
  /** What cannot be typed as the amount, with what is said then. */
  refused: readonly (readonly [amount: string, error: string])[];
  quickAmounts: string;
  /** What is kept of what is typed. */
  typed: readonly [typed: string, kept: string];
  /** Where the backend is asked. */
  path: string;
  /** What its own fields add to that. */
  sends: object;
  /** That a payment goes on. */
  answer: (depositId?: string) => object;
  /** Fills in what it asks for itself. */
  fill: () => Promise<void> | void;
  /** That its provider was asked once. */
  expectCharged?: () => void;
  /** Said then, until the money is there. */
  waiting: string;
  /** Said for good by a backend with the basic calls alone. */
  unfollowed: readonly string[];
  /** What the store is told from the first request to the money. */
  story: readonly string[];
  /** A site without it. */
  off: Partial<WalletTerms>;
  payout: Pick<WithdrawalMethod, 'id' | 'name' | 'method' | 'processingTime' | 'totalDeposited'> & {
    details: string;
    maxAmount?: number;
  };
  /** Of USD 25 that are paid out, in what is told of them. */
  arrives: {
    record: Pick<Transaction, 'payoutAmount' | 'payoutCurrency'>;
    said: string;
    facts: RegExp;
    /** Where it goes to, and when. */
    inKiswahili: string;
  };
  /** The stand-in of its provider in the page. */
  install?: () => void;
  remove?: () => void;
}
