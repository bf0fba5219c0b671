import { ConfigError } from '../config/ConfigError.ts';
import type { Config } from '../config/Config.ts';
import { checkedStore } from '../store/checkedStore.ts';
import type { Collections } from '../store/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { RawStore } from '../store/RawStore.ts';
import { openSealed } from './openSealed.ts';
import { COLLECTIONS } from './collections.ts';
import { openRawDataDir } from './openDataDir.ts';

type StoreConfig = Pick<Config, 'store' | 'dataDir' | 'identity' | 'phoneKeys'>;

/** With phone numbers sealed. @throws ConfigError when the data folder is in use or not ours, or the key is not its key */
export async function openStore(config: StoreConfig): Promise<DocumentStore> {
  const { phoneKeys } = config;
  if (!phoneKeys.now)
    throw new ConfigError('PHONE_KEY is missing: give a random one, such as "openssl rand -hex 24" prints');
  return checkedStore<Collections>(await openSealed(await openRaw(config), phoneKeys), COLLECTIONS);
}

/** Loads the packages of Firestore only when needed. */
async function openRaw({ store, dataDir, identity }: StoreConfig): Promise<RawStore> {
  if (store === 'sqlite') return openRawDataDir(dataDir);
  const { openFirestoreRaw } = await import('../store/firestore/FirestoreStore.ts');
  return openFirestoreRaw(identity.projectId, COLLECTIONS);
}
