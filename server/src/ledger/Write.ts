import type { Transaction } from '../store/DocumentStore.ts';

/** Writes documents of a service's own: after all reads, as the store wants it. */
export type Write = (tx: Pick<Transaction, 'set'>) => void;
