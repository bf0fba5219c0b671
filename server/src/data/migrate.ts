/** A store says this of itself: which changes its data has had, and whether it was ever opened in production. */
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigError } from '../config/Config.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';

/** A change that stored data need for a newer program. It may be cut off and made again, so it must allow that. */
export type Migration = (store: DocumentStore) => Promise<void>;

const SCHEMA = 'schema';
/** One server at a time, for as long (ms) as the longest migration may take. */
const LEASE_MS = 600_000;
const PAUSE_MS = 500;

/** Makes each migration that the store has not had, in order. @throws ConfigError when a newer program has made more */
export async function migrate(store: DocumentStore, migrations: readonly Migration[]): Promise<void> {
  if ((await versionOf(store)) === migrations.length) return;
  const lease = await waitForLease(store);
  try {
    const version = await versionOf(store);
    if (version > migrations.length)
      throw new ConfigError(
        `The data are of version ${version}, and this program knows ${migrations.length}: start the newer program`,
      );
    for (const [index, migration] of migrations.entries()) {
      if (index < version) continue;
      await migration(store);
      await store.transaction(SCHEMA, async (tx) => tx.set('meta', { id: SCHEMA, version: index + 1 }));
    }
  } finally {
    await lease.release();
  }
}

const versionOf = async (store: DocumentStore): Promise<number> => (await store.get('meta', SCHEMA))?.version ?? 0;

/** Another server may be at it: its work must be done before this one begins. */
async function waitForLease(store: DocumentStore) {
  for (;;) {
    const lease = await store.lease(SCHEMA, LEASE_MS);
    if (lease) return lease;
    await delay(PAUSE_MS);
  }
}

const PRODUCTION = 'production';

/** Notes for good that the store was open in production. */
export async function markAsProduction(store: DocumentStore): Promise<void> {
  if (await wasInProduction(store)) return;
  const at = new Date().toISOString();
  await store.transaction(PRODUCTION, async (tx) => tx.set('meta', { id: PRODUCTION, at }));
}

export const wasInProduction = async (store: DocumentStore): Promise<boolean> =>
  (await store.get('meta', PRODUCTION)) !== undefined;
