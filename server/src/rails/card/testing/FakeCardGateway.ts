/** A card provider in memory: the same key gives the same answer, and refunds never exceed the payment. */
import type { CardEvent, CardGateway, CardIntent, CardRefund, CardRefundStatus } from '../CardGateway.ts';
import { GatewayRefused } from '../../providerCalls.ts';
import { Faults } from '../../../testing/Faults.ts';

export const GOOD_SIGNATURE = 'good';

type IntentAsk = Parameters<CardGateway['createIntent']>[0];
type RefundAsk = Parameters<CardGateway['refund']>[0];

export class FakeCardGateway implements CardGateway {
  readonly createFaults = new Faults();
  readonly readFaults = new Faults();
  readonly cancelFaults = new Faults();
  readonly refundFaults = new Faults();
  /** The key is the payment intent. */
  readonly intents = new Map<string, CardIntent>();
  /** The key is the idempotency key. */
  readonly refunds = new Map<string, CardRefund>();
  /** The next refunds begin in this state. */
  refundStatus: CardRefundStatus = 'succeeded';
  /** The next card has this fingerprint. */
  cardFingerprint = 'fp_fake_4242';
  /** Payments that cannot be refunded. */
  readonly unrefundable = new Set<string>();

  createIntent(ask: IntentAsk): Promise<CardIntent & { clientSecret: string }> {
    return this.createFaults.strike(() => this.#create(ask));
  }

  readIntent(paymentIntentId: string): Promise<CardIntent> {
    return this.readFaults.strike(() => ({ ...this.#intentOf(paymentIntentId) }));
  }

  cancelIntent(paymentIntentId: string): Promise<CardIntent> {
    return this.cancelFaults.strike(() => {
      const intent = this.#intentOf(paymentIntentId);
      if (intent.status !== 'succeeded' && intent.status !== 'processing') intent.status = 'canceled';
      return { ...intent };
    });
  }

  refund(ask: RefundAsk): Promise<CardRefund> {
    return this.refundFaults.strike(() => this.#refund(ask));
  }

  async readRefund(refundId: string): Promise<CardRefund> {
    return { ...this.#refundOf(refundId) };
  }

  async findRefund(ask: { paymentIntentId: string; withdrawalId: string }): Promise<CardRefund | undefined> {
    const { paymentIntentId, withdrawalId } = ask;
    const isIt = (known: CardRefund) =>
      known.paymentIntentId === paymentIntentId && known.withdrawalId === withdrawalId;
    const found = [...this.refunds.values()].find(isIt);
    return found && { ...found };
  }

  /** The provider forgets all keys. */
  forgetKeys(): void {
    const all = [...this.refunds.values()];
    this.refunds.clear();
    for (const refund of all) this.refunds.set(`forgotten:${refund.refundId}`, refund);
  }

  readEvent(rawBody: Buffer, signature: string | undefined): CardEvent {
    if (signature !== GOOD_SIGNATURE) throw new GatewayRefused('bad_signature', 'the signature does not verify');
    return JSON.parse(rawBody.toString()) as CardEvent;
  }

  /** The player pays; the test delivers the webhook. */
  pay(paymentIntentId: string, receivedCents?: number): CardEvent {
    const intent = this.#intentOf(paymentIntentId);
    if (intent.status === 'canceled') throw new Error('A cancelled payment cannot be paid');
    const received = receivedCents ?? intent.amountCents;
    Object.assign(intent, {
      status: 'succeeded',
      receivedCents: received,
      refundableCents: received,
      card: { brand: 'visa', last4: '4242' },
      cardFingerprint: this.cardFingerprint,
    });
    return { id: `evt_${paymentIntentId}_paid`, kind: 'intent', intent: { ...intent } };
  }

  decline(paymentIntentId: string, declineCode = 'card_declined'): CardEvent {
    const { cardFingerprint } = this;
    const failure = { declineCode, declineMessage: 'Declined.', cardFingerprint };
    const intent = Object.assign(this.#intentOf(paymentIntentId), failure);
    return { id: `evt_${paymentIntentId}_declined`, kind: 'intent', intent: { ...intent } };
  }

  /** Nobody can pay it any more; the test delivers the webhook. */
  cancel(paymentIntentId: string): CardEvent {
    const intent = Object.assign(this.#intentOf(paymentIntentId), { status: 'canceled' as const });
    return { id: `evt_${paymentIntentId}_canceled`, kind: 'intent', intent: { ...intent } };
  }

  endRefund(refundId: string, status: CardRefundStatus): CardEvent {
    const refund = Object.assign(this.#refundOf(refundId), { status });
    return { id: `evt_${refundId}_${status}`, kind: 'refund', refund: { ...refund } };
  }

  #create({ depositId, amountCents, currency, idempotencyKey }: IntentAsk): CardIntent & { clientSecret: string } {
    const paymentIntentId = `pi_${idempotencyKey}`;
    const known = this.intents.get(paymentIntentId);
    if (known && known.amountCents !== amountCents) throw new GatewayRefused('idempotency_error', 'another amount');
    const intent: CardIntent = known ?? {
      paymentIntentId,
      depositId,
      amountCents,
      receivedCents: 0,
      currency,
      status: 'requires_payment_method',
      refundableCents: 0,
    };
    this.intents.set(paymentIntentId, intent);
    return { ...intent, clientSecret: `${paymentIntentId}_secret_x` };
  }

  #refund({ withdrawalId, paymentIntentId, amountCents, idempotencyKey }: RefundAsk): CardRefund {
    const known = this.refunds.get(idempotencyKey);
    if (known) return { ...known };
    const intent = this.#intentOf(paymentIntentId);
    if (this.unrefundable.has(paymentIntentId) || amountCents > intent.refundableCents)
      throw new GatewayRefused('charge_already_refunded', 'nothing left to give back');
    intent.refundableCents -= amountCents;
    const status = this.refundStatus;
    const refund = { refundId: `re_${idempotencyKey}`, paymentIntentId, withdrawalId, amountCents, status };
    this.refunds.set(idempotencyKey, refund);
    return { ...refund };
  }

  #intentOf(paymentIntentId: string): CardIntent {
    const intent = this.intents.get(paymentIntentId);
    if (!intent) throw new GatewayRefused('resource_missing', 'there is no such payment');
    return intent;
  }

  #refundOf(refundId: string): CardRefund {
    const refund = [...this.refunds.values()].find((known) => known.refundId === refundId);
    if (!refund) throw new GatewayRefused('resource_missing', 'there is no such refund');
    return refund;
  }
}
