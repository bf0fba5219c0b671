import { type Config, ConfigError, type PhoneKeys } from '../config/Config.ts';
import type { RawStore } from '../store/RawStore.ts';
import { sealedStore, type Seals, sealStored } from '../store/sealed/sealedStore.ts';
import { CannotUnseal, FirstOpener, type Opener, Sealer } from '../store/sealed/Sealer.ts';
import { RAILS } from '../rails/index.ts';
import { type Collections, collectionsOf } from '../store/collections.ts';
import { checkedStore } from '../store/checkedStore.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { Busy, diskTrouble } from '../store/errors.ts';
import { openSqliteRaw } from '../store/sqlite/openSqliteStore.ts';
import { databaseFile, ensureDataDir } from './dataDir.ts';

/** The store with sealed phone numbers, after all that are stored were sealed. @throws ConfigError for a wrong key */
async function openSealed(raw: RawStore, keys: PhoneKeys): Promise<RawStore> {
  const before: Opener[] = [new FirstOpener(keys.now)];
  if (keys.before) before.push(new Sealer(keys.before), new FirstOpener(keys.before));
  const seals: Seals = { now: new Sealer(keys.now), before };
  try {
    // This is no migration: it depends on the key and not on the version, and a note says when nothing is left to seal.
    await sealStored(raw, seals);
    return sealedStore(raw, seals);
  } catch (error) {
    await raw.close();
    if (!(error instanceof CannotUnseal)) throw error;
    throw new ConfigError(
      'PHONE_KEY is not the key of the stored phone numbers: give that one, or name it in PHONE_KEY_BEFORE to change keys',
    );
  }
}

/** Every collection of the database, with the records of each rail. */
export const COLLECTIONS = collectionsOf(Object.values(RAILS).map(({ schemas }) => schemas));

/** The store knows the types of its collections and encrypts phone numbers. */
export const openDataDir = (dataDir: string): DocumentStore =>
  checkedStore<Collections>(openRawDataDir(dataDir), COLLECTIONS);

/** The SQLite store of the data folder, created if missing. @throws ConfigError when it is in use, not ours or not writable */
function openRawDataDir(dataDir: string): RawStore {
  ensureDataDir(dataDir);
  try {
    return openSqliteRaw(databaseFile(dataDir), COLLECTIONS);
  } catch (error) {
    if (error instanceof Busy) throw new ConfigError(`${dataDir} is in use by a running server: stop it first`);
    const trouble = diskTrouble(error);
    if (trouble) throw new ConfigError(`${databaseFile(dataDir)}: ${trouble}`);
    throw error;
  }
}

type StoreConfig = Pick<Config, 'store' | 'dataDir' | 'identity' | 'phoneKeys'>;

/** The store with phone numbers sealed. @throws ConfigError when the data folder is in use or not ours, or the key is not its key */
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
