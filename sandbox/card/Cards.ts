import type { KeptDocuments } from '../shared/KeptDocuments.ts';
import { ApiFault, invalid, missing } from './ApiFault.ts';
import { newClientSecret, newId, nowSeconds } from './ids.ts';
import { type TestCard, testCardOf } from './testCards.ts';
import type { CardBooks, WireCharge, WireError, WireIntent } from './types.ts';

export type Tell = (type: string, object: object) => void;

export interface NewIntent {
  amount: number;
  currency: string;
  description: string | null;
  metadata: Record<string, string>;
}

const NOT_AUTHENTICATED: Pick<WireError, 'code' | 'message'> = {
  code: 'payment_intent_authentication_failure',
  message: 'Your bank could not confirm that this is your card. Choose another way to pay and try again.',
};

const NEXT_ACTION = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };

/** Payment intents and charges. `tell` gets the events for webhooks. */
export class Cards {
  readonly #kept: KeptDocuments;
  readonly #tell: Tell;

  constructor(kept: KeptDocuments, tell: Tell) {
    this.#kept = kept;
    this.#tell = tell;
  }

  create({ amount, currency, description, metadata }: NewIntent): WireIntent {
    const id = newId('pi');
    return this.#keep({
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      canceled_at: null,
      client_secret: newClientSecret(id),
      created: nowSeconds(),
      currency,
      description,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata,
      next_action: null,
      payment_method: null,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
    });
  }

  /** @throws ApiFault when there is none */
  intent(id: string): WireIntent {
    const intent = this.#kept.get<WireIntent>('intent', id);
    if (!intent) throw missing(id);
    return intent;
  }

  charge(id: string): WireCharge {
    const charge = this.#kept.get<WireCharge>('charge', id);
    if (!charge) throw missing(id);
    return charge;
  }

  /** @throws ApiFault when the card is refused: the intent then waits for another one */
  confirm(id: string, paymentMethod: string): WireIntent {
    const intent = this.intent(id);
    const test = testCardOf(paymentMethod);
    if (!test) throw invalid('resource_missing', `No such PaymentMethod: '${paymentMethod}'`, 'payment_method');
    this.#requireOpen(intent, 'confirm');
    const attempted = { ...intent, payment_method: paymentMethod, next_action: null, last_payment_error: null };
    if (test.outcome === 'succeeds') return this.#succeed(attempted, test);
    if (test.outcome === 'declined') return this.#fail(attempted, test, { ...test.decline });
    return this.#changed('payment_intent.requires_action', {
      ...attempted,
      status: 'requires_action',
      next_action: NEXT_ACTION,
    });
  }

  /** The person at the bank's page answers. */
  authenticate(id: string, isConfirmed: boolean): WireIntent {
    const intent = this.intent(id);
    const test = testCardOf(intent.payment_method ?? '');
    if (intent.status !== 'requires_action' || !test) throw movedOn(intent, 'authenticate');
    return isConfirmed ? this.#succeed(intent, test) : this.#fail(intent, test, NOT_AUTHENTICATED);
  }

  cancel(id: string): WireIntent {
    const intent = this.intent(id);
    this.#requireOpen(intent, 'cancel');
    const canceled = { ...intent, status: 'canceled', canceled_at: nowSeconds(), next_action: null } as const;
    return this.#changed('payment_intent.canceled', canceled);
  }

  books(): Pick<CardBooks, 'intents' | 'charges'> {
    return { intents: this.#kept.all<WireIntent>('intent'), charges: this.#kept.all<WireCharge>('charge') };
  }

  #requireOpen(intent: WireIntent, what: string): void {
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw movedOn(intent, what);
  }

  #succeed(intent: WireIntent, { card }: TestCard): WireIntent {
    const { id } = this.#newCharge(intent, card, null);
    return this.#changed('payment_intent.succeeded', {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: id,
      next_action: null,
    });
  }

  #fail(intent: WireIntent, { card }: TestCard, why: Partial<WireError>): never {
    const { id } = this.#newCharge(intent, card, why.code ?? null);
    const failure: WireError = {
      type: why.decline_code ? 'card_error' : 'invalid_request_error',
      message: '',
      ...why,
      charge: id,
      payment_method: { id: intent.payment_method ?? '', object: 'payment_method', type: 'card', card },
    };
    const failed = this.#changed('payment_intent.payment_failed', {
      ...intent,
      status: 'requires_payment_method',
      next_action: null,
      payment_method: null,
      last_payment_error: failure,
      latest_charge: id,
    });
    throw new ApiFault(402, { ...failure, payment_intent: failed });
  }

  #newCharge(intent: WireIntent, card: TestCard['card'], failureCode: string | null): WireCharge {
    const isPaid = failureCode === null;
    const charge: WireCharge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: isPaid ? intent.amount : 0,
      amount_refunded: 0,
      created: nowSeconds(),
      currency: intent.currency,
      disputed: false,
      failure_code: failureCode,
      livemode: false,
      paid: isPaid,
      payment_intent: intent.id,
      payment_method_details: { type: 'card', card },
      refunded: false,
      status: isPaid ? 'succeeded' : 'failed',
    };
    this.#kept.put('charge', charge);
    return charge;
  }

  #changed(type: string, intent: WireIntent): WireIntent {
    this.#tell(type, this.#keep(intent));
    return intent;
  }

  #keep(intent: WireIntent): WireIntent {
    this.#kept.put('intent', intent);
    return intent;
  }
}

const movedOn = ({ status }: WireIntent, what: string): ApiFault =>
  invalid(
    'payment_intent_unexpected_state',
    `You cannot ${what} this PaymentIntent because it has a status of ${status}.`,
  );
