import { Firestore } from '@google-cloud/firestore';
import { checkedStore } from '../checkedStore.ts';
import type { Declarations, Records } from '../collection.ts';
import type { DocumentStore } from '../DocumentStore.ts';
import { FirestoreStore, type FirestoreStoreOptions } from './FirestoreStore.ts';

/**
 * The Firestore of a project. Who may open it is Google's to say (GOOGLE_APPLICATION_CREDENTIALS, or the machine's own
 * account); with FIRESTORE_EMULATOR_HOST set it is the emulator's instead.
 */
export function openFirestoreStore<TCollections extends Records<TCollections>>(
  projectId: string,
  collections: Declarations<TCollections>,
  options?: FirestoreStoreOptions,
): DocumentStore<TCollections> {
  // Looking for Google's own machines takes time and prints a warning anywhere else.
  if (process.env['FIRESTORE_EMULATOR_HOST']) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const database = new Firestore({ projectId, ignoreUndefinedProperties: true });
  return checkedStore<TCollections>(new FirestoreStore(database, options), collections);
}
