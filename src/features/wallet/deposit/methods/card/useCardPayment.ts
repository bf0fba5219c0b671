import { useIntent } from '../../../intent/useIntent';
import type { DepositStepEvent } from '../../flow/depositSteps';
import { failureOf } from '../../flow/failureOf';
import type { Order } from '../PaymentMethod';
import type { Billing, CardHandle, CardOutcome } from './box/cardHandle';
import type { Prepared } from './heldPayment';
import { type PaymentArg, type PaymentSeal, usePreparePaymentMutation } from './paymentApi';
import { useHeldPayment } from './useHeldPayment';

interface Ask {
  order: Order;
  card: CardHandle;
  billing: Billing;
}

function eventOf(outcome: CardOutcome): DepositStepEvent {
  if (outcome.kind === 'confirmed') return { type: 'confirmed' };
  if (outcome.kind === 'unsettled') return { type: 'unsettled' };
  return { type: 'failed', failure: { reason: outcome.reason, text: outcome.text } };
}

const paidIn = ({ amountMinor, currency }: Order) => ({ method: 'stripe', amountMinor, currency }) as const;

/** The client secret stays in here. A payment whose form was closed is never confirmed, and the server is told. */
export function useCardPayment(act: (event: DepositStepEvent) => void, isFormOpen: boolean) {
  const [trigger] = usePreparePaymentMutation();
  const { send } = useIntent<PaymentArg, { depositId: string }>(trigger);
  const held = useHeldPayment(isFormOpen);

  const prepare = async (order: Order): Promise<Prepared | null> => {
    const { amountMinor, chosenBonusId, bonusId, bonusTitle } = order;
    const ask = { ...paidIn(order), ...(bonusId && { bonusId }), ...(bonusTitle && { bonusTitle }) };
    const text = JSON.stringify(ask);
    const prepared = held.of(text);
    if (prepared) return prepared;
    const outcome = await send({ ask, meaning: [amountMinor, chosenBonusId] });
    if (outcome?.kind === 'answered') return held.hold({ ...outcome.data, ...(outcome.sealed as PaymentSeal), text });
    if (outcome) act({ type: 'failed', failure: failureOf(outcome.error, 'paymentFailed') });
    return null;
  };

  const pay = async ({ order, card, billing }: Ask): Promise<void> => {
    const payment = await prepare(order);
    if (!payment) return;
    act({ type: 'confirming', depositId: payment.depositId });
    const outcome = await card.pay(payment.clientSecret, billing);
    held.paid(outcome);
    act(eventOf(outcome));
  };

  return async (ask: Ask): Promise<void> => {
    if (!held.begin()) return;
    act({ type: 'sent', of: paidIn(ask.order) });
    await pay(ask).finally(held.end);
  };
}
