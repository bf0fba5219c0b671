/** The whole way of money: the real server and adapters, with the sandbox providers as processes. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/readConfig.ts';
import { createCardRail } from '../rails/card/createCardRail.ts';
import { createStripeGateway } from '../rails/card/stripe/createStripeGateway.ts';
import { createMobileRail } from '../rails/mobile/createMobileRail.ts';
import { createDarajaGateway } from '../rails/mobile/daraja/createDarajaGateway.ts';
import { type RunningStandIn, startStandIn } from '../testing/startStandIn.ts';
import { type MoneyApp, startMoneyApp } from '../testing/startMoneyApp.ts';

let card: RunningStandIn;
let mobile: RunningStandIn;
let server: MoneyApp;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

beforeAll(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  card = await startStandIn('card', { CARD_WEBHOOK_URL: `${origin}/api/hooks/card` });
  mobile = await startStandIn('mobile', { MOBILE_ANSWER_MS: '40' });
  const config = readConfig({
    STRIPE_API_BASE: card.url,
    DARAJA_BASE_URL: mobile.url,
    DARAJA_CALLBACK_BASE_URL: origin,
  });
  const rails = [
    createCardRail(createStripeGateway(config.rails.card), { cardChecks: [200], payoutChecks: [200] }),
    createMobileRail(createDarajaGateway(config.rails.mobile), { pushChecks: [600], payoutChecks: [200] }),
  ];
  server = await startMoneyApp({}, { rails });
  await server.app.listen({ host: '127.0.0.1', port });
  server.app.wallet.workers.start();
});
afterAll(async () => {
  await server.close();
  await Promise.all([card.stop(), mobile.stop()]);
});

interface Shown {
  status: string;
  reason?: string;
  receipt?: string;
}

/** The transaction when it has reached one of the states. */
async function until(path: string, ...states: string[]): Promise<Shown> {
  for (;;) {
    const { data } = await server.ask(path);
    const shown = data as Shown;
    if (states.includes(shown.status)) return shown;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const ENDS = ['completed', 'failed', 'review'];

async function push(phoneNumber: string, amount: number): Promise<string> {
  const { data } = await server.post('/mpesa/stk-push', { phoneNumber, amount });
  return (data as { depositId: string }).depositId;
}

const confirm = ({ paymentIntentId }: Record<string, string>, paymentMethod: string) =>
  card.control({ action: 'confirm', paymentIntentId, paymentMethod });

describe('a payment in the sandbox', () => {
  it.each([
    ['0712345600', 'completed', undefined],
    ['0712345601', 'failed', 'cancelled'],
    ['0712345602', 'failed', 'insufficient_funds'],
    ['0712345603', 'failed', 'unreachable'],
    ['0712345604', 'failed', 'wrong_pin'],
    ['0712345605', 'failed', 'push_refused'],
    ['0712345606', 'completed', undefined],
    ['0712345607', 'completed', undefined],
    ['0712345608', 'review', 'amount_mismatch'],
  ])('from %s ends as %s', async (phone, status, reason) => {
    const id = await push(phone, 12_950);
    const shown = await until(`/wallet/deposits/${id}`, ...ENDS);
    expect([shown.status, shown.reason]).toEqual([status, reason]);
  });

  it('credits each deposit once', async () => {
    expect((await server.ask('/wallet/balance?refresh=true')).data).toMatchObject({ balance: 300, held: 0 });
  });

  it('by card is credited, and can be refunded to the card', async () => {
    const { data } = await server.post('/stripe/payment-intent', { amount: 40 });
    const intent = data as Record<string, string>;
    await confirm(intent, 'pm_card_visa');
    await until(`/wallet/deposits/${intent['depositId']}`, 'completed');
    const asked = await server.post('/wallet/withdrawals', { amount: 15.5, methodId: 'card' });
    const { transactionId } = asked.data as { transactionId: string };
    await until(`/wallet/withdrawals/${transactionId}`, 'completed');
    expect((await server.ask('/wallet/balance?refresh=true')).data).toMatchObject({ balance: 324.5, held: 0 });
  });

  it('stays open after a declined card, with the reason', async () => {
    const { data } = await server.post('/stripe/payment-intent', { amount: 40 });
    const intent = data as Record<string, string>;
    await confirm(intent, 'pm_card_chargeDeclinedInsufficientFunds');
    const path = `/wallet/deposits/${intent['depositId']}`;
    let shown = await until(path, 'pending');
    while (!shown.reason) shown = await until(path, 'pending');
    expect(shown).toMatchObject({ status: 'pending', reason: 'insufficient_funds' });
  });

  it('to the phone that paid last completes, or shows that it failed', async () => {
    const withdraw = async () => {
      const { data } = await server.post('/wallet/withdrawals', { amount: 10, methodId: 'mpesa' });
      return until(`/wallet/withdrawals/${(data as { transactionId: string }).transactionId}`, ...ENDS);
    };
    expect(await withdraw()).toMatchObject({ status: 'completed', receipt: expect.any(String) });
    await until(`/wallet/deposits/${await push('0712345609', 1_295)}`, 'completed');
    expect(await withdraw()).toMatchObject({ status: 'failed', reason: 'payout_failed' });
    expect((await server.ask('/wallet/balance?refresh=true')).data).toMatchObject({ balance: 324.5, held: 0 });
  });
});
