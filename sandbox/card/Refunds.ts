import type { KeptDocuments } from '../shared/KeptDocuments.ts';
import { invalid, missing } from './ApiFault.ts';
import type { Cards, Tell } from './Cards.ts';
import type { Disputes } from './Disputes.ts';
import { newId, nowSeconds } from './ids.ts';
import type { WireCharge, WireRefund } from './types.ts';

interface NewRefund {
  paymentIntent: string;
  /** Undefined means the whole rest. */
  amount: number | undefined;
  metadata: Record<string, string>;
}

interface Parts {
  kept: KeptDocuments;
  cards: Cards;
  disputes: Disputes;
  tell: Tell;
}

/** Refunds to cards, never more than was paid. */
export class Refunds {
  readonly #kept: KeptDocuments;
  readonly #cards: Cards;
  readonly #disputes: Disputes;
  readonly #tell: Tell;

  constructor({ kept, cards, disputes, tell }: Parts) {
    this.#kept = kept;
    this.#cards = cards;
    this.#disputes = disputes;
    this.#tell = tell;
  }

  create({ paymentIntent, amount: asked, metadata }: NewRefund): WireRefund {
    const charge = this.#paidCharge(paymentIntent);
    const left = charge.amount - charge.amount_refunded;
    const amount = asked ?? left;
    if (left === 0) throw invalid('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
    if (amount > left) throw invalid('amount_too_large', `Only ${left} of the charge can still be refunded.`, 'amount');
    const refund: WireRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: nowSeconds(),
      currency: charge.currency,
      metadata,
      payment_intent: paymentIntent,
      status: 'succeeded',
    };
    this.#kept.put('refund', refund);
    this.#tell('refund.created', refund);
    this.#tell('charge.refunded', this.#changeRefunded(charge, amount));
    return refund;
  }

  /** @throws ApiFault when there is none */
  refund(id: string): WireRefund {
    const refund = this.#kept.get<WireRefund>('refund', id);
    if (!refund) throw missing(id);
    return refund;
  }

  /** The bank returns the refund, possibly days later. */
  fail(id: string): void {
    const refund = this.refund(id);
    if (refund.status === 'failed') return;
    const failed = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' } as const;
    this.#kept.put('refund', failed);
    this.#changeRefunded(this.#cards.charge(refund.charge), -refund.amount);
    this.#tell('refund.updated', failed);
    this.#tell('refund.failed', failed);
  }

  /** Lists the refunds of one payment, newest first. */
  of(paymentIntent: string): WireRefund[] {
    return this.all()
      .filter((refund) => refund.payment_intent === paymentIntent)
      .toSorted((a, b) => b.created - a.created);
  }

  all(): WireRefund[] {
    return this.#kept.all<WireRefund>('refund');
  }

  #paidCharge(intentId: string): WireCharge {
    const { latest_charge: id, status } = this.#cards.intent(intentId);
    if (!id || status !== 'succeeded') {
      throw invalid('charge_not_refundable', 'This PaymentIntent has no charge that was paid.', 'payment_intent');
    }
    const charge = this.#cards.charge(id);
    const isDisputed = charge.disputed && this.#disputes.of(intentId).status !== 'won';
    if (isDisputed) throw invalid('charge_disputed', `Charge ${id} is disputed.`);
    return charge;
  }

  #changeRefunded(charge: WireCharge, by: number): WireCharge {
    const amountRefunded = charge.amount_refunded + by;
    const changed = { ...charge, amount_refunded: amountRefunded, refunded: amountRefunded === charge.amount };
    this.#kept.put('charge', changed);
    return changed;
  }
}
