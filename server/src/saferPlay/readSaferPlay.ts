import type { Reader } from '../store/DocumentStore.ts';
import type { SaferPlayRecord } from '../store/records/saferPlay.ts';

/** Empty for a player without settings. Only `changeSaferPlay` writes it. */
export const readSaferPlay = async (store: Pick<Reader, 'get'>, uid: string): Promise<SaferPlayRecord> =>
  (await store.get('gaming', uid)) ?? { id: uid, limits: {} };
