import type { FastifyInstance } from 'fastify';
import { type AppConfig, type AppEdges, buildApp } from '../app.ts';
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

const DEFAULTS: AppConfig = {
  mode: 'sandbox',
  webDir: undefined,
  gameOrigins: [],
  identity: { projectId: 'demo-karata', apiKey: 'demo-key', authDomain: 'karata.example', emulatorUrl: undefined },
  limits: { playerWrites: 1_000, badTokens: 1_000 },
  logLevel: 'silent',
};

/** The real server over an empty store in memory, without logs. */
export async function startTestApp(config: Partial<AppConfig> = {}, edges?: AppEdges): Promise<TestApp> {
  const store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true });
  const app = await buildApp({ ...DEFAULTS, ...config }, store, edges);
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
