import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/readConfig.ts';
import { server, standIn, until, useSandboxMoney } from '../../testing/useSandboxMoney.ts';
import { createCardRail } from './createCardRail.ts';
import { createStripeGateway } from './stripe/createStripeGateway.ts';

useSandboxMoney(
  'card',
  (origin) => ({ CARD_WEBHOOK_URL: `${origin}/api/hooks/card` }),
  (url) => {
    const { rails } = readConfig({ STRIPE_API_BASE: url });
    return createCardRail(createStripeGateway(rails.card), { cardChecks: [200], payoutChecks: [200] });
  },
);

const confirm = ({ paymentIntentId }: Record<string, string>, paymentMethod: string) =>
  standIn.control({ action: 'confirm', paymentIntentId, paymentMethod });

describe('a payment in the sandbox', () => {
  it('by card is credited, and can be refunded to the card', async () => {
    const { data } = await server.post('/stripe/payment-intent', { amount: 40 });
    const intent = data as Record<string, string>;
    await confirm(intent, 'pm_card_visa');
    await until(`/wallet/deposits/${intent['depositId']}`, 'completed');
    const asked = await server.post('/wallet/withdrawals', { amount: 15.5, methodId: 'card' });
    const { transactionId } = asked.data as { transactionId: string };
    await until(`/wallet/withdrawals/${transactionId}`, 'completed');
    expect((await server.ask('/wallet/balance?refresh=true')).data).toMatchObject({ balance: 24.5, held: 0 });
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
});
