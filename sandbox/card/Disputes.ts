import type { KeptDocuments } from '../shared/KeptDocuments.ts';
import { invalid } from './ApiFault.ts';
import type { Cards, Tell } from './Cards.ts';
import { newId, nowSeconds } from './ids.ts';
import type { WireDispute } from './types.ts';

/** Payments that the card holder disputes at the bank: it takes the money at once, and decides later. */
export class Disputes {
  readonly #kept: KeptDocuments;
  readonly #cards: Cards;
  readonly #tell: Tell;

  constructor(kept: KeptDocuments, cards: Cards, tell: Tell) {
    this.#kept = kept;
    this.#cards = cards;
    this.#tell = tell;
  }

  /** @throws ApiFault for a payment that was not paid, or is disputed already */
  open(paymentIntent: string): void {
    const { latest_charge: id, status } = this.#cards.intent(paymentIntent);
    if (!id || status !== 'succeeded') throw invalid('charge_not_disputable', 'This PaymentIntent was not paid.');
    const charge = { ...this.#cards.charge(id), disputed: true };
    if (this.all().some((dispute) => dispute.charge === id)) throw invalid('charge_disputed', `${id} is disputed.`);
    this.#kept.put('charge', charge);
    const dispute = this.#keep({
      id: newId('du'),
      object: 'dispute',
      amount: charge.amount,
      charge: id,
      created: nowSeconds(),
      currency: charge.currency,
      payment_intent: paymentIntent,
      reason: 'fraudulent',
      status: 'needs_response',
    });
    this.#tell('charge.dispute.created', dispute);
    this.#tell('charge.dispute.funds_withdrawn', dispute);
  }

  /** The bank decides; a second decision changes nothing. @throws ApiFault when nothing is disputed */
  close(paymentIntent: string, status: 'won' | 'lost'): void {
    const dispute = this.of(paymentIntent);
    if (dispute.status !== 'needs_response') return;
    const closed = this.#keep({ ...dispute, status });
    this.#tell('charge.dispute.closed', closed);
    if (status === 'won') this.#tell('charge.dispute.funds_reinstated', closed);
  }

  /** @throws ApiFault when there is none */
  of(paymentIntent: string): WireDispute {
    const dispute = this.all().find((known) => known.payment_intent === paymentIntent);
    if (!dispute) throw invalid('resource_missing', `${paymentIntent} is not disputed.`);
    return dispute;
  }

  all(): WireDispute[] {
    return this.#kept.all<WireDispute>('dispute');
  }

  #keep(dispute: WireDispute): WireDispute {
    this.#kept.put('dispute', dispute);
    return dispute;
  }
}
