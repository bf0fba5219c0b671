import type { Billing, CardHandle, CardOutcome } from './box/cardHandle';
import { useIntent } from '../../../intent/useIntent';
import { type PaymentArg, type PaymentSeal, usePreparePaymentMutation } from './paymentApi';
import type { DepositStepEvent } from '../../flow/depositSteps';
import type { Prepared } from './heldPayment';
import { useHeldPayment } from './useHeldPayment';
import { failureOf } from '../../flow/failureOf';

interface Ask {
  payment: Omit<PaymentArg, 'idempotencyKey'>;
  /** What the player filled in. */
  meaning: unknown;
  card: CardHandle;
  billing: Billing;
}

function eventOf(outcome: CardOutcome): DepositStepEvent {
  if (outcome.kind === 'confirmed') return { type: 'confirmed' };
  if (outcome.kind === 'unsettled') return { type: 'unsettled' };
  return { type: 'failed', failure: { reason: outcome.reason, text: outcome.text } };
}

/**
 * Prepares a payment with the backend, then has the card's provider confirm it. The client secret stays in here. A payment
 * that the form was closed over is never confirmed, and the server is told of it.
 */
export function useCardPayment(act: (event: DepositStepEvent) => void, isFormOpen: boolean) {
  const [trigger] = usePreparePaymentMutation();
  const { send } = useIntent<PaymentArg, { depositId: string }>(trigger);
  const held = useHeldPayment(isFormOpen);

  const prepare = async ({ payment, meaning }: Ask): Promise<Prepared | null> => {
    const text = JSON.stringify(payment);
    const prepared = held.of(text);
    if (prepared) return prepared;
    const outcome = await send({ ask: payment, meaning });
    if (outcome?.kind === 'answered') return held.hold({ ...outcome.data, ...(outcome.sealed as PaymentSeal), text });
    if (outcome) act({ type: 'failed', failure: failureOf(outcome.error, 'paymentFailed') });
    return null;
  };

  const pay = async (ask: Ask): Promise<void> => {
    const payment = await prepare(ask);
    if (!payment) return;
    act({ type: 'confirming', depositId: payment.depositId });
    const outcome = await ask.card.pay(payment.clientSecret, ask.billing);
    held.paid(outcome);
    act(eventOf(outcome));
  };

  return async (ask: Ask): Promise<void> => {
    if (!held.begin()) return;
    const { method, amountMinor, currency } = ask.payment;
    act({ type: 'sent', of: { method, amountMinor, currency } });
    await pay(ask).finally(held.end);
  };
}
