import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config/readConfig.ts';
import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';
import type { LedgerScene } from '../../server/src/testing/LedgerScene.ts';
import { OPEN_PAYOUTS } from '../../server/src/testing/openPayouts.ts';
import { anyone } from '../stores.ts';

/** A route that does nothing. */
export const BARE = '/bare';

const MANY = 1_000_000;

/** The server, with the bare route, without limits of calls, which knows each player by name and goes by the scene's clock. */
export async function startApp(store: DocumentStore, { services }: LedgerScene): Promise<FastifyInstance> {
  const given = readConfig({ LOG_LEVEL: 'silent' });
  const callLimits = { playerWrites: MANY, badTokens: MANY, hooks: MANY };
  const config = { ...given, callLimits, payouts: OPEN_PAYOUTS };
  const edges = { verifier: anyone, rails: services.ctx.rails, services: { now: services.play.ctx.now } };
  const app = await buildApp(config, store, edges);
  app.post(BARE, async () => ({ data: { status: 'ok' } }));
  return app;
}
