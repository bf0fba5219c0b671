/** Both providers in this process, with their own books. They call the server through the relay. */
import path from 'node:path';
import { controlCard, readCardBooks } from '../../../sandbox/card/control.ts';
import { startCard } from '../../../sandbox/card/startCard.ts';
import type { CardBooks } from '../../../sandbox/card/types.ts';
import { readMpesaBooks } from '../../../sandbox/mpesa/control.ts';
import { startMpesa } from '../../../sandbox/mpesa/startMpesa.ts';
import type { MpesaBooks } from '../../../sandbox/mpesa/types.ts';
import { readConfig } from '../../../server/src/config/readConfig.ts';
import { Relay } from './Relay.ts';

/** Prompts and payouts end almost at once. */
const ANSWER_MS = 2;

export interface Books {
  card: CardBooks;
  mpesa: MpesaBooks;
}

export interface Providers {
  relay: Relay;
  cardUrl: string;
  mpesaUrl: string;
  /** Settings of a server for these providers. */
  env: Record<string, string>;
  readBooks: () => Promise<Books>;
  /** The card provider repeats its webhooks for days: this tells what the bank says now of each dispute, and then an old word. */
  tellDisputes: (uid: string) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startProviders(folder: string): Promise<Providers> {
  const relay = await Relay.start();
  const { card: cardKeys, mpesa: keys } = readConfig({}).rails;
  const { secretKey, publishableKey, webhookSecret } = cardKeys;
  const webhook = { url: `${relay.url}/api/hooks/card`, secret: webhookSecret };
  const card = await startCard({ port: 0, folder: path.join(folder, 'card'), secretKey, publishableKey, webhook });
  const mpesa = await startMpesa({ port: 0, folder: path.join(folder, 'mpesa'), keys, answerMs: ANSWER_MS });
  return {
    relay,
    cardUrl: card.url,
    mpesaUrl: mpesa.url,
    env: { STRIPE_API_BASE: card.url, DARAJA_BASE_URL: mpesa.url, DARAJA_CALLBACK_BASE_URL: relay.url },
    readBooks: async () => ({ card: await readCardBooks(card.url), mpesa: await readMpesaBooks(mpesa.url) }),
    async tellDisputes(uid) {
      const { intents, disputes } = await readCardBooks(card.url);
      const theirs = new Set(intents.filter(({ metadata }) => metadata['uid'] === uid).map(({ id }) => id));
      for (const { payment_intent: paymentIntentId } of disputes.filter((one) => theirs.has(one.payment_intent))) {
        const told = { action: 'tell', paymentIntentId } as const;
        await controlCard(card.url, { ...told, type: 'charge.dispute.closed', times: 2, changes: {} });
        const old = { status: 'needs_response' };
        await controlCard(card.url, { ...told, type: 'charge.dispute.created', times: 1, changes: old });
      }
    },
    async stop() {
      relay.close();
      await Promise.all([card.stop(), mpesa.stop()]);
    },
  };
}
