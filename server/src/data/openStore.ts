import type { Config } from '../config/readConfig.ts';
import { COLLECTIONS } from './collections.ts';
import { PUBLISHED_COLLECTIONS } from '../store/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { openDataDir } from './openDataDir.ts';

/** Loads the packages of Firestore only when needed. @throws ConfigError when the data folder is in use or not ours */
export async function openStore({
  store,
  dataDir,
  identity,
}: Pick<Config, 'store' | 'dataDir' | 'identity'>): Promise<DocumentStore> {
  if (store === 'sqlite') return openDataDir(dataDir);
  const { openFirestoreStore } = await import('../store/firestore/openFirestoreStore.ts');
  return openFirestoreStore(identity.projectId, COLLECTIONS, { followed: PUBLISHED_COLLECTIONS });
}
