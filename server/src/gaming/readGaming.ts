import type { Reader } from '../store/DocumentStore.ts';
import type { GamingRecord } from '../store/records/gaming.ts';

/** What decisions are made by. */
export interface Moment {
  /** Milliseconds since 1970. */
  now: number;
  /** KES for one USD, in force now. */
  kesPerUsd: number;
}

/** Of who has set nothing yet it is empty. Only `changeGaming` writes it. */
export const readGaming = async (store: Pick<Reader, 'get'>, uid: string): Promise<GamingRecord> =>
  (await store.get('gaming', uid)) ?? { id: uid, limits: {} };
