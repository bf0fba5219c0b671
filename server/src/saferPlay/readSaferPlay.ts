import type { Reader } from '../store/DocumentStore.ts';
import type { SaferPlayRecord } from '../store/records/saferPlay.ts';

/** Of who has set nothing yet it is empty. Only `changeSaferPlay` writes it. */
export const readSaferPlay = async (store: Pick<Reader, 'get'>, uid: string): Promise<SaferPlayRecord> =>
  (await store.get('gaming', uid)) ?? { id: uid, limits: {} };
