import type { Transaction } from '../store/DocumentStore.ts';
import type { DepositRecord } from './records.ts';

/** Lets the workers look at once at the card payments that are still open, and soon again if the provider is away. */
export function hurryCardDeposits(tx: Pick<Transaction, 'set'>, deposits: readonly DepositRecord[], at: string): void {
  for (const deposit of deposits.filter(isOpenCard)) tx.set('deposits', { ...deposit, nextCheckAt: at, checks: 0 });
}

const isOpenCard = ({ paymentMethod, status }: DepositRecord): boolean =>
  paymentMethod === 'stripe' && (status === 'pending' || status === 'processing');
