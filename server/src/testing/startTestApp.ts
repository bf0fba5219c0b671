import type { FastifyInstance } from 'fastify';
import type { RailName } from '../../../contract/railWords.ts';
import { type AppConfig, type AppEdges, buildApp } from '../app.ts';
import { readConfig } from '../config/readConfig.ts';
import { COLLECTIONS } from '../data/openStore.ts';
import type { CollectionName } from '../store/collections.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { checkAnswers } from './checkAnswers.ts';
import { OPEN_PAYOUTS, OPEN_PROMPTS } from './openPayouts.ts';
import { openKits } from './openKits.ts';
import { type Given, put } from './put.ts';
import type { RailKit } from './RailKit.ts';

export interface TestEdges extends AppEdges {
  /** Closed with the server. */
  store?: DocumentStore;
  /** The site does not offer this method. */
  without?: RailName;
}

export interface TestApp {
  app: FastifyInstance;
  store: DocumentStore;
  /** The kits of its rails, unless the edges name others. */
  kits: readonly RailKit[];
  /** Writes whole documents. */
  put: <N extends CollectionName>(collection: N, ...documents: Given<N>[]) => Promise<void>;
  close: () => Promise<void>;
}

const DEFAULTS: AppConfig = {
  mode: 'sandbox',
  webDir: undefined,
  hasServiceWorker: true,
  gameOrigins: [],
  siteOrigins: ['http://localhost:3000'],
  trustedProxies: [],
  identity: {
    projectId: 'demo-karata',
    apiKey: 'demo-key',
    authDomain: 'karata.example',
    serviceAccount: '',
    emulatorUrl: undefined,
  },
  callLimits: { playerWrites: 1_000, badTokens: 1_000, hooks: 1_000_000, operatorKeys: 10 },
  connections: { requestSeconds: 20, perAddress: 1_000 },
  console: { twoPeopleKes: 100_000, correctionMostKes: 100_000 },
  logLevel: 'silent',
  rails: readConfig({}).rails,
  kesPerUsd: 129.5,
  payouts: OPEN_PAYOUTS,
  prompts: OPEN_PROMPTS,
  operatorKey: undefined,
  play: { minStakeKes: 20, flightSalt: 'a public value' },
};

/**
 * The real server over an empty store in memory, or the given one, without logs; its workers run only on request. Closing it throws when
 * an answer did not fit the contract.
 */
export async function startTestApp(config: Partial<AppConfig> = {}, edges: TestEdges = {}): Promise<TestApp> {
  const { store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true }), without, ...others } = edges;
  const kits = openKits().filter(({ rail }) => rail.name !== without);
  const rails = kits.map(({ rail }) => rail);
  const misfits: string[] = [];
  const watch = (watched: FastifyInstance) => checkAnswers(watched, misfits);
  const app = await buildApp({ ...DEFAULTS, ...config }, store, { rails, watch, ...others });
  return Object.assign({}, ...kits.map(({ provider }) => provider), {
    app,
    store,
    kits,
    put: (...[collection, ...documents]: Parameters<TestApp['put']>) => put(store, collection, ...documents),
    close: async () => {
      await app.close();
      await store.close();
      if (misfits.length > 0) throw new Error(misfits.join('\n'));
    },
  });
}
