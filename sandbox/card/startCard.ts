import path from 'node:path';
import { Faults } from '../shared/faults.ts';
import { KeptDocuments } from '../shared/KeptDocuments.ts';
import { Outbox } from '../shared/Outbox.ts';
import { listenLocally, type StandIn, standInApp } from '../shared/StandIn.ts';
import { cardApiRoutes } from './apiRoutes.ts';
import { cardBrowserRoutes } from './browserRoutes.ts';
import { Cards, type Tell } from './Cards.ts';
import { cardControlRoutes } from './controlRoutes.ts';
import { Disputes } from './Disputes.ts';
import { Refunds } from './Refunds.ts';
import { newEvent, RETRY_PAUSES_MS, sendSigned } from './webhooks.ts';

/** The path of the card provider on the page's origin. The API and the control are at its own port only. */
export const BROWSER_PREFIX = '/sandbox/card';

export interface CardOptions {
  /** 0 means any free port. */
  port: number;
  /** Intents, refunds and pending webhooks are stored in this folder. */
  folder: string;
  secretKey: string;
  publishableKey: string;
  webhook: { url: string; secret: string };
}

/** Starts a local Stripe, for this machine only. */
export async function startCard(options: CardOptions): Promise<StandIn> {
  const { port, folder, secretKey, publishableKey, webhook } = options;
  const kept = new KeptDocuments(path.join(folder, 'card.sqlite'));
  const send = ({ body }: { body: unknown }) => sendSigned(webhook.url, body, webhook.secret);
  const outbox = new Outbox({ kept, send, pausesMs: RETRY_PAUSES_MS });
  const tell: Tell = (type, object) => outbox.add(webhook.url, newEvent(type, object), Date.now());
  const cards = new Cards(kept, tell);
  const disputes = new Disputes(kept, cards, tell);
  const refunds = new Refunds({ kept, cards, disputes, tell });
  const world = { kept, cards, refunds, disputes };
  const faults = new Faults();
  const app = standInApp();
  faults.attach(app);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.get('/', async () => 'cards');
  await app.register(async (api) => cardApiRoutes(api, world, secretKey), { prefix: '/v1' });
  await app.register(async (page) => cardBrowserRoutes(page, world, publishableKey), { prefix: BROWSER_PREFIX });
  cardControlRoutes(app, { ...world, faults, outbox, webhook });
  const standIn = await listenLocally(app, port, () => {
    outbox.stop();
    kept.close();
  });
  outbox.start();
  return standIn;
}
