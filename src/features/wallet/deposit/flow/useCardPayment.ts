import { type PaymentIntentAnswer, PaymentIntentAnswerSchema, type PaymentIntentBody } from '@contract/wallet.ts';
import { useRef } from 'react';
import type { Billing, CardHandle, CardOutcome } from '../../card/cardHandle';
import { useIntent } from '../../intent/useIntent';
import type { DepositEvent } from './depositFlow';
import { failureOf } from './usePhonePayment';

interface Ask {
  body: PaymentIntentBody;
  /** What the player filled in. */
  meaning: unknown;
  card: CardHandle;
  billing: Billing;
}

const ROUTE = { url: 'stripe/payment-intent', schema: PaymentIntentAnswerSchema };

/** A prepared payment, of which a declined card takes nothing: another card may pay it. */
interface Prepared {
  text: string;
  payment: PaymentIntentAnswer;
}

function eventOf(outcome: CardOutcome): DepositEvent {
  if (outcome.kind === 'confirmed') return { type: 'confirmed' };
  if (outcome.kind === 'unsettled') return { type: 'unsettled' };
  return { type: 'failed', failure: { reason: outcome.reason, text: outcome.text } };
}

/** Whether the same payment may be tried with another card. */
const isOpenStill = (outcome: CardOutcome) => outcome.kind === 'failed' && !outcome.isFinal;

/** Prepares a payment with the backend, then has the card's provider confirm it. The client secret stays in here. */
export function useCardPayment(act: (event: DepositEvent) => void) {
  const { send } = useIntent<PaymentIntentBody, PaymentIntentAnswer>(ROUTE);
  const prepared = useRef<Prepared | null>(null);
  const isPaying = useRef(false);

  const prepare = async ({ body, meaning }: Ask): Promise<PaymentIntentAnswer | null> => {
    const text = JSON.stringify(body);
    if (prepared.current?.text === text) return prepared.current.payment;
    const outcome = await send(body, meaning);
    if (outcome?.kind === 'answered') {
      prepared.current = { text, payment: outcome.data };
      return outcome.data;
    }
    if (outcome) act({ type: 'failed', failure: failureOf(outcome.error, 'paymentFailed') });
    return null;
  };

  const pay = async (ask: Ask): Promise<void> => {
    const payment = await prepare(ask);
    if (!payment) return;
    act({ type: 'confirming', depositId: payment.depositId });
    const outcome = await ask.card.pay(payment.clientSecret, ask.billing);
    if (!isOpenStill(outcome)) prepared.current = null;
    act(eventOf(outcome));
  };

  return async (ask: Ask): Promise<void> => {
    if (isPaying.current) return;
    isPaying.current = true;
    act({ type: 'sent' });
    await pay(ask).finally(() => {
      isPaying.current = false;
    });
  };
}
