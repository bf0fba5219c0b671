/** The journal: one line for each movement of an account, never changed. */
import type { Transaction } from '../store/DocumentStore.ts';
import type { JournalEntry } from '../store/records/journal.ts';

/** A record moves an account once: a second line with the same name fails the transaction. */
export const writeJournal = (tx: Transaction, entry: Omit<JournalEntry, 'id'>): void =>
  tx.create('journal', { id: `${entry.recordId}:${entry.account}`, ...entry });
