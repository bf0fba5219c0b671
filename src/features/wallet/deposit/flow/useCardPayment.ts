import { type PaymentIntentAnswer, PaymentIntentAnswerSchema, type PaymentIntentBody } from '@contract/wallet.ts';
import { useRef } from 'react';
import type { Billing, CardHandle, CardOutcome } from '../../card/cardHandle';
import { useIntent } from '../../intent/useIntent';
import type { DepositEvent } from './depositFlow';
import { failureOf } from './usePhonePayment';

interface Ask {
  body: PaymentIntentBody;
  card: CardHandle;
  billing: Billing;
}

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
  const send = useIntent();
  const prepared = useRef<Prepared | null>(null);
  const isPaying = useRef(false);

  const prepare = async (body: PaymentIntentBody): Promise<PaymentIntentAnswer | null> => {
    const text = JSON.stringify(body);
    if (prepared.current?.text === text) return prepared.current.payment;
    const sent = await send({ url: 'stripe/payment-intent', body, schema: PaymentIntentAnswerSchema });
    if (sent?.data) prepared.current = { text, payment: sent.data };
    if (sent?.error) act({ type: 'failed', failure: failureOf(sent.error, 'paymentFailed') });
    return sent?.data ?? null;
  };

  const pay = async ({ body, card, billing }: Ask): Promise<void> => {
    const payment = await prepare(body);
    if (!payment) return;
    act({ type: 'confirming', depositId: payment.depositId });
    const outcome = await card.pay(payment.clientSecret, billing);
    if (!isOpenStill(outcome)) prepared.current = null;
    act(eventOf(outcome));
  };

  return async (ask: Ask): Promise<void> => {
    if (isPaying.current) return;
    isPaying.current = true;
    act({ type: 'sent' });
    await pay(ask);
    isPaying.current = false;
  };
}
