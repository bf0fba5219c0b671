import type { Transaction } from '../store/DocumentStore.ts';
import { type DepositRecord, isCard } from '../store/records/deposit.ts';
import { isOpen } from './rules/move.ts';

/** Lets the workers look at once at the card payments that are still open, and soon again if the provider is away. */
export function hurryCardDeposits(tx: Pick<Transaction, 'set'>, deposits: readonly DepositRecord[], at: string): void {
  for (const deposit of deposits)
    if (isCard(deposit) && isOpen(deposit)) tx.set('deposits', { ...deposit, nextCheckAt: at, checks: 0 });
}
