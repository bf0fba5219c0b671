import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { COLLECTIONS } from '../server/src/data/openStore.ts';
import type { DocumentStore } from '../server/src/store/DocumentStore.ts';
import { openFirestoreStore } from '../server/src/store/firestore/FirestoreStore.ts';
import { openSqliteStore } from '../server/src/store/sqlite/openSqliteStore.ts';
import type { TokenVerifier } from '../server/src/identity/TokenVerifier.ts';

/** The two stores of a fault run. A place is plain data, so that a server in another process opens the same one. */
export const STORE_NAMES = ['SQLite', 'Firestore'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

/** A file or `:memory:`, or a project of the Firestore emulator in FIRESTORE_EMULATOR_HOST. */
export type StorePlace = { kind: 'SQLite'; file: string } | { kind: 'Firestore'; project: string };

/** An empty store; SQLite's in a file of this folder, or in memory. */
export function newPlace(kind: StoreName, folder: string | undefined): StorePlace {
  if (kind === 'Firestore') return { kind, project: `demo-${randomUUID().slice(0, 20)}` };
  return { kind, file: folder === undefined ? ':memory:' : path.join(folder, `${randomUUID()}.sqlite`) };
}

interface PlaceOptions {
  runsCallbacksTwice?: boolean;
  /** Leases end by a clock that is so many ms ahead of the store's. */
  ahead?: () => number;
}

export const openPlace = (place: StorePlace, { ahead = () => 0, ...options }: PlaceOptions = {}): DocumentStore =>
  place.kind === 'SQLite'
    ? openSqliteStore(place.file, COLLECTIONS, { ...options, now: () => Date.now() + ahead() })
    : openFirestoreStore(place.project, COLLECTIONS, { ...options, leaseClockAhead: ahead });

/** Takes any token for the uid of a player. */
export const anyone: TokenVerifier = {
  verify: async (uid) => ({ uid, signInMethod: 'phone', authTime: Math.floor(Date.now() / 1_000) }),
  checkAccount: async () => undefined,
};
