/** A dispute goes all the way from the provider's webhook to the player's balance. */
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/readConfig.ts';
import { server, standIn, until, useSandboxMoney } from '../../testing/useSandboxMoney.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { createCardRail } from './createCardRail.ts';
import { createStripeGateway } from './stripe/createStripeGateway.ts';

useSandboxMoney(
  'card',
  (origin) => ({ CARD_WEBHOOK_URL: `${origin}/api/hooks/card` }),
  (url) =>
    createCardRail(createStripeGateway(readConfig({ STRIPE_API_BASE: url }).rails.card), { payoutChecks: [200] }),
);

async function pay(amount: number): Promise<string> {
  const { data } = await server.post('/stripe/payment-intent', { amount });
  const { paymentIntentId = '', depositId = '' } = data as Record<string, string>;
  await standIn.control({ action: 'confirm', paymentIntentId, paymentMethod: 'pm_card_visa' });
  await until(`/wallet/deposits/${depositId}`, 'completed');
  return paymentIntentId;
}

const withdraw = async (amount: number) => {
  const { data } = await server.post('/wallet/withdrawals', { amount, methodId: 'card' });
  return data as { success: boolean; reason?: string; transactionId: string };
};
const balance = async () => (await server.ask('/wallet/balance?refresh=true')).data as Record<string, number>;

/** Looks into the store, because calls are limited. */
async function untilUser(isSo: (user: UserRecord) => boolean): Promise<void> {
  for (;;) {
    const user = await server.store.get('users', 'uid-1');
    if (user && isSo(user)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const untilDisputed = (isDisputed: boolean) => untilUser(({ openDisputes }) => (openDisputes ?? 0) > 0 === isDisputed);

describe('a disputed payment in the sandbox', () => {
  it('holds what goes out until it is won, and leaves a debt when it is lost', async () => {
    const first = await pay(40);
    const second = await pay(30);
    await standIn.control({ action: 'dispute', paymentIntentId: first });
    await untilDisputed(true);
    const waiting = await withdraw(20);
    expect(waiting).toMatchObject({ success: true, reason: 'disputed' });
    expect(await withdraw(25)).toMatchObject({ success: false });
    const path = `/wallet/withdrawals/${waiting.transactionId}`;
    expect((await until(path, 'review')).reason).toBe('disputed');

    await standIn.control({ action: 'closeDispute', paymentIntentId: first, status: 'won' });
    await until(path, 'completed');
    expect(await balance()).toMatchObject({ balance: 50, held: 0 });
    const rest = await withdraw(45);
    await until(`/wallet/withdrawals/${rest.transactionId}`, 'completed');

    await standIn.control({ action: 'dispute', paymentIntentId: second });
    await standIn.control({ action: 'closeDispute', paymentIntentId: second, status: 'lost' });
    await untilUser((user) => user.balance === -25);
    expect(await balance()).toMatchObject({ balance: -25, available: 0 });
    for (const type of ['charge.dispute.closed', 'charge.dispute.created'])
      await standIn.control({ action: 'tell', paymentIntentId: second, type, times: 3 });
    expect(await balance()).toMatchObject({ balance: -25, held: 0 });
    await pay(30);
    expect(await balance()).toMatchObject({ balance: 5, available: 5 });
  });

  it('is not believed without the signature', async () => {
    const paymentIntentId = await pay(10);
    const before = await balance();
    await standIn.control({ action: 'dispute', paymentIntentId });
    await untilDisputed(true);
    const forged = { status: 'lost' };
    const type = 'charge.dispute.closed';
    await standIn.control({ action: 'tell', paymentIntentId, type, changes: forged, secret: 'whsec_another' });
    expect(await balance()).toEqual(before);
    await standIn.control({ action: 'closeDispute', paymentIntentId, status: 'won' });
    await untilDisputed(false);
  });
});
