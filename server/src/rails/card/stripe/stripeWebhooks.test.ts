import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../config/readConfig.ts';
import type { Heard } from '../../../testing/callbackListener.ts';
import { GatewayRefused } from '../../providerCalls.ts';
import type { CardEvent } from '../CardGateway.ts';
import {
  create,
  gateway,
  listener,
  pay,
  provider,
  refundOf,
  restartProvider,
  useStripeGateway,
} from './stripeGateway.testTools.ts';

useStripeGateway();

const SECRET = readConfig({}).rails.card.webhookSecret;

const eventIn = ({ raw, headers }: Heard): CardEvent => gateway.readEvent(raw, String(headers['stripe-signature']));

/** Waits for this number of webhooks about one payment, in any order. */
async function heardAbout(paymentIntentId: string, count: number): Promise<Heard[]> {
  for (let all = 1; ; all += 1) {
    const heard = (await listener.waitFor(all)).filter(({ raw }) => raw.includes(paymentIntentId));
    if (heard.length >= count) return heard;
  }
}

describe('a webhook of the card provider', () => {
  it('reports a payment', async () => {
    const paymentIntentId = await pay('pm_card_visa');
    const heard = await heardAbout(paymentIntentId, 1);
    expect(heard.map(eventIn)).toMatchObject([{ kind: 'intent', intent: { paymentIntentId, status: 'succeeded' } }]);
    expect(heard[0]?.path).toBe('/api/hooks/card');
  });

  it('reports a refund, and the amount that is left', async () => {
    const paymentIntentId = await pay('pm_card_visa');
    await refundOf(paymentIntentId, 500);
    const events = (await heardAbout(paymentIntentId, 3)).map(eventIn);
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'refund',
        refund: expect.objectContaining({ withdrawalId: 'wd-1', amountCents: 500 }),
      }),
    );
    expect(events).toContainEqual(expect.objectContaining({ kind: 'other', type: 'charge.refunded' }));
  });

  it('is repeated with the same id until it is accepted', async () => {
    const paymentIntentId = await pay('pm_card_authenticationRequired');
    await heardAbout(paymentIntentId, 1);
    listener.statuses.push(500, 503);
    await provider.control({ action: 'authenticate', paymentIntentId, isConfirmed: true });
    const events = (await heardAbout(paymentIntentId, 4)).map(eventIn);
    expect(new Set(events.map(({ id }) => id)).size).toBe(2);
  });

  it('that is forged is refused', async () => {
    const { paymentIntentId } = await create();
    await provider.control({ action: 'tell', paymentIntentId, secret: 'whsec_forged' });
    const [heard] = await heardAbout(paymentIntentId, 1);
    expect(() => heard && eventIn(heard)).toThrow(GatewayRefused);
  });

  it.each([
    ['no signature', undefined],
    ['no use', 'nonsense'],
    ['an old signature', `t=1,v1=${createHmac('sha256', SECRET).update('1.{}').digest('hex')}`],
  ])('with %s is refused', (_what, signature) => {
    expect(() => gateway.readEvent(Buffer.from('{}'), signature)).toThrow(GatewayRefused);
  });

  it.each([
    ['charge.dispute.created', 'needs_response', 'open'],
    ['charge.dispute.funds_withdrawn', 'under_review', 'open'],
    ['charge.dispute.closed', 'won', 'won'],
    ['charge.dispute.closed', 'warning_closed', 'won'],
    ['charge.dispute.closed', 'lost', 'lost'],
  ])('of %s says whether the bank has decided: %s', (type, status, decided) => {
    const object = { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1', amount: 5_000, status };
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const now = Math.floor(Date.now() / 1_000);
    const signature = `t=${now},v1=${createHmac('sha256', SECRET).update(`${now}.${body}`).digest('hex')}`;
    expect(gateway.readEvent(Buffer.from(body), signature)).toEqual({
      id: 'evt_1',
      kind: 'dispute',
      dispute: { disputeId: 'dp_1', paymentIntentId: 'pi_1', amountCents: 5_000, status: decided },
    });
  });

  it('is still sent after a restart of the provider', async () => {
    await provider.control({ action: 'hold' });
    const paymentIntentId = await pay('pm_card_visa');
    await restartProvider();
    const events = (await heardAbout(paymentIntentId, 1)).map(eventIn);
    expect(events).toMatchObject([{ intent: { paymentIntentId, status: 'succeeded' } }]);
  });
});
