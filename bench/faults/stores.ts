/** The two stores of a fault run. A place is plain data, so that a server in another process opens the same one. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { COLLECTIONS } from '../../server/src/data/collections.ts';
import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';
import { openFirestoreStore } from '../../server/src/store/firestore/openFirestoreStore.ts';
import { openSqliteStore } from '../../server/src/store/sqlite/openSqliteStore.ts';

export const STORE_NAMES = ['SQLite', 'Firestore'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

/** A file, or a project of the Firestore emulator in FIRESTORE_EMULATOR_HOST. */
export type StorePlace = { kind: 'SQLite'; file: string } | { kind: 'Firestore'; project: string };

/** An empty store. */
export const newPlace = (kind: StoreName, folder: string): StorePlace =>
  kind === 'SQLite'
    ? { kind, file: path.join(folder, `${randomUUID()}.sqlite`) }
    : { kind, project: `demo-${randomUUID().slice(0, 20)}` };

export const openPlace = (place: StorePlace): DocumentStore =>
  place.kind === 'SQLite' ? openSqliteStore(place.file, COLLECTIONS) : openFirestoreStore(place.project, COLLECTIONS);
