/** The journal: one line for each movement of an account, written once and never changed. */
import type { StoredDocument, Transaction } from '../store/DocumentStore.ts';

export interface JournalEntry {
  userId: string;
  account: 'main' | 'bonus';
  /** US cents; below zero when the account loses. */
  deltaCents: number;
  recordId: string;
  kind: 'deposit' | 'withdrawal' | 'bonus' | 'returned' | 'referral';
  freeSpins?: number;
  at: string;
}

/** A record moves an account once: the second line of the same name fails the transaction. */
export function writeJournal(tx: Transaction, entry: JournalEntry): void {
  const line: StoredDocument = { id: `${entry.recordId}:${entry.account}`, ...entry };
  tx.create('journal', line);
}
