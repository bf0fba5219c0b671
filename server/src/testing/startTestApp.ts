import type { FastifyInstance } from 'fastify';
import { type AppConfig, buildApp } from '../app.ts';
import { COLLECTIONS } from '../store/collections.ts';
import type { DocumentStore, StoredDocument } from '../store/DocumentStore.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';

export interface TestApp {
  app: FastifyInstance;
  store: DocumentStore;
  /** Writes documents whole. */
  put: (collection: string, ...documents: StoredDocument[]) => Promise<void>;
  close: () => Promise<void>;
}

/** The real server over an empty store in memory, without logs. */
export async function startTestApp(config: Partial<AppConfig> = {}): Promise<TestApp> {
  const store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true });
  const defaults: AppConfig = { mode: 'sandbox', webDir: undefined, gameOrigins: [], logLevel: 'silent' };
  const app = await buildApp({ ...defaults, ...config }, store);
  return {
    app,
    store,
    put: (collection, ...documents) =>
      store.transaction('test', async (tx) => documents.forEach((document) => tx.set(collection, document))),
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}
