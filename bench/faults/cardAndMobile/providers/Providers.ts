/** Both providers in this process, with their own books. They call the server through the relay. */
import path from 'node:path';
import { readCardBooks } from '../../../../sandbox/card/control.ts';
import { startCard } from '../../../../sandbox/card/startCard.ts';
import type { CardBooks } from '../../../../sandbox/card/types.ts';
import { readMobileBooks } from '../../../../sandbox/mobile/control.ts';
import { startMobile } from '../../../../sandbox/mobile/startMobile.ts';
import type { MobileBooks } from '../../../../sandbox/mobile/types.ts';
import { readConfig } from '../../../../server/src/config/readConfig.ts';
import { Relay } from './Relay.ts';

/** Prompts and payouts end almost at once. */
const ANSWER_MS = 2;

export interface Books {
  card: CardBooks;
  mobile: MobileBooks;
}

export interface Providers {
  relay: Relay;
  cardUrl: string;
  mobileUrl: string;
  /** Settings of a server for these providers. */
  env: Record<string, string>;
  readBooks: () => Promise<Books>;
  stop: () => Promise<void>;
}

export async function startProviders(folder: string): Promise<Providers> {
  const relay = await Relay.start();
  const { card: cardKeys, mobile: keys } = readConfig({}).rails;
  const { secretKey, publishableKey, webhookSecret } = cardKeys;
  const webhook = { url: `${relay.url}/api/hooks/card`, secret: webhookSecret };
  const card = await startCard({ port: 0, folder: path.join(folder, 'card'), secretKey, publishableKey, webhook });
  const mobile = await startMobile({ port: 0, folder: path.join(folder, 'mobile'), keys, answerMs: ANSWER_MS });
  return {
    relay,
    cardUrl: card.url,
    mobileUrl: mobile.url,
    env: { STRIPE_API_BASE: card.url, DARAJA_BASE_URL: mobile.url, DARAJA_CALLBACK_BASE_URL: relay.url },
    readBooks: async () => ({ card: await readCardBooks(card.url), mobile: await readMobileBooks(mobile.url) }),
    async stop() {
      relay.close();
      await Promise.all([card.stop(), mobile.stop()]);
    },
  };
}
