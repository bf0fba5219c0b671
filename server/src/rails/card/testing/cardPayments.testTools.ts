/** Tests of the outcome of card payments use a server with its own clock. */
import { afterEach, beforeEach } from '@jest/globals';
import type { Transaction } from '../../../../../contract/transactions.ts';
import type { CardEvent } from '../CardGateway.ts';
import { type MoneyApp, startMoneyApp } from '../../../testing/startMoneyApp.ts';

export const MINUTE = 60_000;

export let server: MoneyApp;
let ahead: number;

/** Each test of the file has its own server. */
export function useCardPayments(): void {
  beforeEach(async () => {
    ahead = 0;
    server = await startMoneyApp({}, { services: { now: () => Date.now() + ahead } });
  });
  afterEach(() => server.close());
}

export interface Prepared {
  depositId: string;
  paymentIntentId: string;
}

export const prepare = async (amount = 25, posted: { key?: string; uid?: string } = {}) =>
  server.post('/stripe/payment-intent', { amount }, posted);
export const prepared = async (...args: Parameters<typeof prepare>) => (await prepare(...args)).data as Prepared;
export const close = (depositId: string, uid = 'uid-1') =>
  server.post(`/wallet/deposits/${depositId}/cancel`, {}, { uid });
export const closed = async (depositId: string) => (await close(depositId)).data as Transaction;
export const read = async (depositId: string) =>
  (await server.ask(`/wallet/deposits/${depositId}`)).data as Transaction;
export const tell = (event: CardEvent) => server.hook('/card', event, { 'stripe-signature': 'good' });
export const work = async (milliseconds = 0) => {
  ahead += milliseconds;
  await server.app.services.workers.runOnce();
};
export const balance = async () => ((await server.ask('/wallet/balance')).data as { balance: number }).balance;
export const intentOf = ({ paymentIntentId }: Prepared) => server.card.intents.get(paymentIntentId);
export const setIntent = (payment: Prepared, status: 'processing' | 'requires_action' | 'requires_payment_method') =>
  Object.assign(intentOf(payment) ?? {}, { status });
export const setDayLimit = (amount: number) =>
  server.post('/gaming/limits', { period: 'day', amount, currency: 'USD' });
export const leftOfLimit = async () => {
  const { limits } = (await server.ask('/gaming')).data as { limits: { left: number }[] };
  return limits[0]?.left;
};
