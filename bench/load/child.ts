/** A server process of a load run: the real one with its usual limits, workers and rails, and a bare route beside it. */
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { createLocalJWKSet } from 'jose';
import { seedStore } from '../../server/seed/seed.ts';
import { seedData } from '../../server/seed/seedData.ts';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config/readConfig.ts';
import { createSignedVerifier } from '../../server/src/identity/createTokenVerifier.ts';
import { PROJECT } from '../../server/src/testing/fakeTokens.ts';
import { OPEN_PAYOUTS, OPEN_PROMPTS } from '../../server/src/testing/openPayouts.ts';
import { openPlace } from '../stores.ts';
import { type LoadServerSettings, type ReadyMessage, SETTINGS_NAME } from './LoadServer.ts';

const HOST = '127.0.0.1';
/** All players of a run have one address. */
const CONNECTIONS = 1_000_000;

const portOf = ({ server }: FastifyInstance): number => (server.address() as AddressInfo).port;

const { place, env, port, publicJwk } = JSON.parse(process.env[SETTINGS_NAME] ?? '') as LoadServerSettings;
const given = readConfig({ LOG_LEVEL: 'error', ...env });
const connections = { ...given.connections, perAddress: CONNECTIONS };
const config = { ...given, connections, payouts: OPEN_PAYOUTS, prompts: OPEN_PROMPTS };
const keys = createLocalJWKSet({ keys: [publicJwk] });
const verifier = createSignedVerifier({ projectId: PROJECT, keys, checkAccount: async () => undefined });
const store = openPlace(place);
const app = await buildApp(config, store, { verifier });
app.addHook('onClose', () => store.close());
await seedStore(store, seedData(Date.now()));
await app.listen({ host: HOST, port });
app.services.workers.start();

const bare = fastify({ forceCloseConnections: true });
bare.get('/', async () => ({ data: { status: 'ok' } }));
await bare.listen({ host: HOST, port: 0 });

process.on('disconnect', () => process.exit(1));
process.on('message', (order) => {
  if (order === 'stop') return void Promise.all([app.close(), bare.close()]).then(() => process.exit(0));
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed });
});
// A killed process keeps no compiled code for the next one by itself.
flushCompileCache();
const ready: ReadyMessage = { port: portOf(app), bareUrl: `http://${HOST}:${portOf(bare)}/` };
process.send?.(ready);
