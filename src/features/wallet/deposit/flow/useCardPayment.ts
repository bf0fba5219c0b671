import { useRef } from 'react';
import type { Billing, CardHandle, CardOutcome } from '../../card/cardHandle';
import { useIntent } from '../../intent/useIntent';
import { type PaymentArg, type PaymentSeal, usePreparePaymentMutation } from '../../moneyApi';
import type { DepositStepEvent } from './depositSteps';
import { failureOf } from './usePhonePayment';

interface Ask {
  payment: Omit<PaymentArg, 'idempotencyKey'>;
  /** What the player filled in. */
  meaning: unknown;
  card: CardHandle;
  billing: Billing;
}

/** A prepared payment, of which a declined card takes nothing: another card may pay it. */
interface Prepared extends PaymentSeal {
  text: string;
  depositId: string;
}

function eventOf(outcome: CardOutcome): DepositStepEvent {
  if (outcome.kind === 'confirmed') return { type: 'confirmed' };
  if (outcome.kind === 'unsettled') return { type: 'unsettled' };
  return { type: 'failed', failure: { reason: outcome.reason, text: outcome.text } };
}

/** Whether the same payment may be tried with another card. */
const isOpenStill = (outcome: CardOutcome) => outcome.kind === 'failed' && !outcome.isFinal;

/** Prepares a payment with the backend, then has the card's provider confirm it. The client secret stays in here. */
export function useCardPayment(act: (event: DepositStepEvent) => void) {
  const [trigger] = usePreparePaymentMutation();
  const { send } = useIntent<PaymentArg, { depositId: string }>(trigger);
  const prepared = useRef<Prepared | null>(null);
  const isPaying = useRef(false);

  const prepare = async ({ payment, meaning }: Ask): Promise<Prepared | null> => {
    const text = JSON.stringify(payment);
    if (prepared.current?.text === text) return prepared.current;
    const outcome = await send({ ask: payment, meaning });
    if (outcome?.kind === 'answered') {
      prepared.current = { ...outcome.data, ...(outcome.sealed as PaymentSeal), text };
      return prepared.current;
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
    const { method, amountMinor, currency } = ask.payment;
    act({ type: 'sent', of: { method, amountMinor, currency } });
    await pay(ask).finally(() => {
      isPaying.current = false;
    });
  };
}
