/** The real server over a store of a fault run, with local providers. Any token is a player's id. */
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../server/src/app.ts';
import { readConfig } from '../../../server/src/config/readConfig.ts';
import { createCardRail } from '../../../server/src/rails/card/createCardRail.ts';
import { createStripeGateway } from '../../../server/src/rails/card/stripe/createStripeGateway.ts';
import { createMpesaRail } from '../../../server/src/rails/mpesa/createMpesaRail.ts';
import { createDarajaGateway } from '../../../server/src/rails/mpesa/daraja/createDarajaGateway.ts';
import { OPEN_PAYOUTS, OPEN_PROMPTS } from '../../../server/src/testing/openPayouts.ts';
import { anyone, openPlace, type StorePlace } from '../../stores.ts';
import { readPlayer } from '../playerRecords.ts';
import type { Boundaries, Gateways } from './Boundaries.ts';
import type { ServerHandle } from './ServerHandle.ts';

export interface FaultServerOptions {
  place: StorePlace;
  env: Record<string, string>;
  boundaries: Boundaries;
  /** The server's clock is this many ms ahead of the machine's. */
  ahead: number;
  /** Replaces the adapters with their usual timing. */
  gateways?: Gateways;
}

export interface FaultServer extends ServerHandle {
  stop: () => Promise<void>;
}

const NO_LIMIT = { playerWrites: 1_000_000, badTokens: 1_000_000, hooks: 1_000_000 };

export async function startFaultServer(options: FaultServerOptions): Promise<FaultServer> {
  const { place, env, boundaries } = options;
  let ahead = options.ahead;
  const now = () => Date.now() + ahead;
  const config = {
    ...readConfig({ ...env, LOG_LEVEL: 'silent' }),
    callLimits: NO_LIMIT,
    payouts: OPEN_PAYOUTS,
    prompts: OPEN_PROMPTS,
  };
  const store = openPlace(place, { ahead: () => ahead });
  const usual = { card: createStripeGateway(config.rails.card), mpesa: createDarajaGateway(config.rails.mpesa) };
  const { card, mpesa } = boundaries.aroundGateways(options.gateways ?? usual);
  const app = await buildApp(config, boundaries.aroundStore(store), {
    verifier: anyone,
    rails: [createCardRail(card), createMpesaRail(mpesa, { replayPause: 5, replayLooks: 4 })],
    services: { now },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async work() {
      await app.services.play.flier.turn();
      return app.services.workers.runOnce();
    },
    advance: async (milliseconds) => void (ahead += milliseconds),
    now: async () => now(),
    put: (collection, ...documents) =>
      store.transaction('setup', async (tx) => documents.forEach((document) => tx.set(collection, document))),
    read: (uid) => readPlayer(store, uid),
    async stop() {
      await app.close();
      await store.close();
    },
  };
}
