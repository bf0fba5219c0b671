/** Collection `receipts`: each payment id of a provider is credited once. */
import { RAIL_WORDS } from '../../../contract/railWords.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import type { DepositRecord } from '../store/records/deposit.ts';

const MAX_LENGTH = 200;

const idOf = (method: string, reference: string): string =>
  `${method}:${encodeURIComponent(reference)}`.slice(0, MAX_LENGTH);

/** Made with the stored name of the rail. */
export const referenceIds = (
  { paymentMethod }: Pick<DepositRecord, 'paymentMethod'>,
  references: readonly (string | undefined)[],
): string[] =>
  references
    .filter((reference) => reference !== undefined && reference !== '')
    .map((text) =>
      idOf(paymentMethod === 'returned' ? paymentMethod : RAIL_WORDS[paymentMethod].deposit, String(text)),
    );

/** Whether another record was credited for one of these ids. */
export async function areTaken(tx: Reader, ids: readonly string[], recordId: string): Promise<boolean> {
  const taken = await Promise.all(ids.map((id) => tx.get('receipts', id)));
  return taken.some((found) => found !== undefined && found.recordId !== recordId);
}

export const takeReferences = (tx: Transaction, ids: readonly string[], recordId: string, at: string): void =>
  ids.forEach((id) => tx.create('receipts', { id, recordId, createdAt: at }));
