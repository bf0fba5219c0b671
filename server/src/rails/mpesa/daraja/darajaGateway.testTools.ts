/** The gateway with the sandbox M-Pesa provider, for tests of requests and callbacks. */
import { beforeAll, jest } from '@jest/globals';
import { readConfig } from '../../../config/readConfig.ts';
import { type CallbackListener, startCallbackListener } from '../../../testing/callbackListener.ts';
import { type RunningStandIn, startStandIn } from '../../../testing/startStandIn.ts';
import { tidyProvider } from '../../../testing/tidyProvider.ts';
import type { MpesaGateway } from '../MpesaGateway.ts';
import { createDarajaGateway } from './createDarajaGateway.ts';

interface Books {
  pushes: { id: string; amountKes: number; paidKes?: number; reference: string }[];
  payouts: { id: string; amountKes: number }[];
}

export let provider: RunningStandIn;
export let listener: CallbackListener;
export let gateway: MpesaGateway;
const pause = jest.fn(async () => undefined);

export const gatewayAt = (baseUrl: string, timeoutMs = 5_000) =>
  createDarajaGateway(
    { ...readConfig({}).rails.mpesa, baseUrl, callbackBaseUrl: listener.url, callbackSecret: 'a-long-enough-secret' },
    { timeoutMs, pause },
  );

/** Sets how long the gateway waits for an answer. */
export function connect(timeoutMs?: number): void {
  gateway = gatewayAt(provider.url, timeoutMs);
}

/** Restarts the provider with its data. */
export async function restartProvider(): Promise<void> {
  const { dataDir } = provider;
  await provider.stop(true);
  provider = await startStandIn('mpesa', { MOBILE_ANSWER_MS: '150', DATA_DIR: dataDir });
  connect();
}

/** The tests of one file share a provider, without faults at the start of each test. */
export function useDarajaGateway(): void {
  beforeAll(async () => {
    [provider, listener] = [await startStandIn('mpesa', { MOBILE_ANSWER_MS: '150' }), await startCallbackListener()];
    connect();
  });
  tidyProvider(() => ({ provider, listener }));
}

export const payOut = (withdrawalId: string, lastDigits = '78', by = gateway) =>
  by.payOut({ withdrawalId, msisdn: `2547123456${lastDigits}`, amountKes: 1_295 });

export const books = () => provider.books<Books>();
