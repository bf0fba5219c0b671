import type { CollectionName, Collections } from '../store/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';

/** A record, possibly with fields of an operator. */
export type Given<N extends CollectionName> = Collections[N] & Readonly<Record<string, unknown>>;

/** Players have confirmed their age at this time, unless the test says otherwise. */
const CONFIRMED = '2026-01-01T00:00:00.000Z';
const CONSENT = { ageConfirmedAt: CONFIRMED, termsAcceptedAt: CONFIRMED };

/** Writes whole documents, as another program would. Players have confirmed age and terms. */
export const put = <N extends CollectionName>(
  store: DocumentStore,
  collection: N,
  ...documents: Given<N>[]
): Promise<void> =>
  store.transaction('setup', async (tx) =>
    documents.forEach((document) => tx.set(collection, { ...(collection === 'users' && CONSENT), ...document })),
  );
