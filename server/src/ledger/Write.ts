import type { Transaction } from '../store/DocumentStore.ts';

/** Writes documents of a service, after all reads, as the store requires. */
export type Write = (tx: Pick<Transaction, 'set'>) => void;
