import type { DocumentStore } from '../store/DocumentStore.ts';
import { AT_A_READ, readPages } from '../store/readPages.ts';

/** A new state of one money document of a player. */
export interface Change {
  uid: string;
  /** Identifies the document and its state, so it differs after every change. */
  mark: string;
  part: MoneyPart;
}

/** What has changed of a player's money: a round moves the balance alone, a payment has a record too. */
export type MoneyPart = 'balance' | 'all';

/** Changes after `since` (ISO 8601), in three reads for all players, because Firestore charges for empty results. */
export async function readChanges(store: DocumentStore, since: string): Promise<Change[]> {
  const accounts = readPages(
    (after) =>
      store.find('users', {
        where: [['lastBalanceUpdate', '>', since]],
        orderBy: ['lastBalanceUpdate', 'asc'],
        limit: AT_A_READ,
        ...after,
      }),
    ({ id, lastBalanceUpdate }) => ({ id, value: lastBalanceUpdate ?? '' }),
  );
  const payments = (['deposits', 'withdrawals'] as const).map((collection) =>
    readPages(
      (after) =>
        store.find(collection, {
          where: [['updatedAt', '>', since]],
          orderBy: ['updatedAt', 'asc'],
          limit: AT_A_READ,
          ...after,
        }),
      ({ id, updatedAt }) => ({ id, value: updatedAt ?? '' }),
    ),
  );
  return [
    ...(await accounts).map(({ id, lastBalanceUpdate, balance }) => ({
      uid: id,
      mark: `${id} ${lastBalanceUpdate} ${balance}`,
      part: 'balance' as const,
    })),
    ...(await Promise.all(payments)).flat().map(({ id, userId, updatedAt, status }) => ({
      uid: userId,
      mark: `${id} ${updatedAt} ${status}`,
      part: 'all' as const,
    })),
  ];
}
