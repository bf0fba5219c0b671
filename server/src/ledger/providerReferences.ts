/** What a provider names a payment by is credited once, whoever asks: collection `receipts`. */
import type { Reader, Transaction } from '../store/DocumentStore.ts';

const MAX_LENGTH = 200;

const idOf = (method: string, reference: string): string =>
  `${method}:${encodeURIComponent(reference)}`.slice(0, MAX_LENGTH);

export const referenceIds = (method: string, references: readonly (string | undefined)[]): string[] =>
  references
    .filter((reference) => reference !== undefined && reference !== '')
    .map((text) => idOf(method, String(text)));

/** Whether another record was credited for one of them. */
export async function areTaken(tx: Reader, ids: readonly string[], recordId: string): Promise<boolean> {
  const taken = await Promise.all(ids.map((id) => tx.get('receipts', id)));
  return taken.some((found) => found !== undefined && found.recordId !== recordId);
}

export const takeReferences = (tx: Transaction, ids: readonly string[], recordId: string, at: string): void =>
  ids.forEach((id) => tx.create('receipts', { id, recordId, createdAt: at }));
