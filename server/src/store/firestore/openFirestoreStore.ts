import { Firestore } from '@google-cloud/firestore';
import { checkedStore } from '../checkedStore.ts';
import type { CollectionIndexes, Declarations, Records } from '../collection.ts';
import type { DocumentStore } from '../DocumentStore.ts';
import type { RawStore } from '../RawStore.ts';
import { FirestoreStore, type FirestoreStoreOptions } from './FirestoreStore.ts';

/**
 * Google controls the access (GOOGLE_APPLICATION_CREDENTIALS, or the machine's account); FIRESTORE_EMULATOR_HOST
 * selects the emulator.
 */
export function openFirestoreRaw(
  projectId: string,
  collections: CollectionIndexes,
  options?: FirestoreStoreOptions,
): RawStore {
  // The search for Google's servers takes time and prints a warning elsewhere.
  if (process.env['FIRESTORE_EMULATOR_HOST']) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const database = new Firestore({ projectId, ignoreUndefinedProperties: true });
  return new FirestoreStore(database, collections, options);
}

/** The same with the types of its collections. */
export const openFirestoreStore = <TCollections extends Records<TCollections>>(
  projectId: string,
  collections: Declarations<TCollections>,
  options?: FirestoreStoreOptions,
): DocumentStore<TCollections> =>
  checkedStore<TCollections>(openFirestoreRaw(projectId, collections, options), collections);
