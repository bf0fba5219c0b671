import { Firestore } from '@google-cloud/firestore';
import type { CollectionIndexes, DocumentStore } from '../DocumentStore.ts';
import { FirestoreStore, type FirestoreStoreOptions } from './FirestoreStore.ts';

/**
 * The Firestore of a project. Who may open it is Google's to say (GOOGLE_APPLICATION_CREDENTIALS, or the machine's own
 * account); with FIRESTORE_EMULATOR_HOST set it is the emulator's instead.
 */
export function openFirestoreStore(
  projectId: string,
  collections: CollectionIndexes,
  options?: FirestoreStoreOptions,
): DocumentStore {
  // Looking for Google's own machines takes time and prints a warning anywhere else.
  if (process.env['FIRESTORE_EMULATOR_HOST']) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const database = new Firestore({ projectId, ignoreUndefinedProperties: true });
  return new FirestoreStore(database, collections, options);
}
