/** Tests of requests and webhooks use the gateway with the sandbox card provider. */
import { randomUUID } from 'node:crypto';
import { beforeAll, jest } from '@jest/globals';
import { readConfig } from '../../../config/readConfig.ts';
import { type CallbackListener, startCallbackListener } from '../../../testing/callbackListener.ts';
import { type RunningStandIn, startStandIn } from '../../../testing/startStandIn.ts';
import { tidyProvider } from '../../../testing/tidyProvider.ts';
import type { CardGateway } from '../CardGateway.ts';
import { createStripeGateway } from './createStripeGateway.ts';

interface Books {
  intents: { id: string; metadata: Record<string, string> }[];
  refunds: { amount: number }[];
}

export let provider: RunningStandIn;
export let listener: CallbackListener;
export let gateway: CardGateway;
const pause = jest.fn(async () => undefined);

export const gatewayAt = (apiBase: string, timeoutMs = 5_000, secretKey = readConfig({}).rails.card.secretKey) =>
  createStripeGateway({ ...readConfig({}).rails.card, apiBase, secretKey }, { timeoutMs, pause });

async function startProvider(env: Record<string, string> = {}): Promise<void> {
  provider = await startStandIn('card', { CARD_WEBHOOK_URL: `${listener.url}/api/hooks/card`, ...env });
  gateway = gatewayAt(provider.url);
}

/** Restarts the provider with its data. */
export async function restartProvider(): Promise<void> {
  const { dataDir } = provider;
  await provider.stop(true);
  await startProvider({ DATA_DIR: dataDir });
}

/** The tests of one file share a provider, without faults at the start of each test. */
export function useStripeGateway(): void {
  beforeAll(async () => {
    listener = await startCallbackListener();
    await startProvider();
  });
  tidyProvider(() => ({ provider, listener }));
}

export const create = (amountCents = 2_500, idempotencyKey: string = randomUUID(), by = gateway) =>
  by.createIntent({
    depositId: `dep-${idempotencyKey}`,
    uid: 'uid-1',
    amountCents,
    currency: 'USD',
    idempotencyKey,
    metadata: { bonusId: 'bonus-1' },
  });

export async function pay(paymentMethod: string, amountCents?: number): Promise<string> {
  const { paymentIntentId } = await create(amountCents);
  await provider.control({ action: 'confirm', paymentIntentId, paymentMethod });
  return paymentIntentId;
}

export const refundOf = (paymentIntentId: string, amountCents: number, idempotencyKey: string = randomUUID()) =>
  gateway.refund({ withdrawalId: 'wd-1', paymentIntentId, amountCents, idempotencyKey });

export const books = () => provider.books<Books>();
