import { isPlaceId } from '@/features/content';
import { useOfferedBonuses } from '@/features/rewards';
import { centsOf } from '../amounts/AmountField';
import { flowOf } from './flow/depositSteps';
import { useDepositSteps, useDepositTimers, useFollowedDeposit } from './flow/useDepositSteps';
import { type DepositDraft, usePayer } from './useDepositDraft';

/** The chosen bonus while it is offered, or before that is known. Without an id, its title identifies it. */
function useChosenBonus(bonusId: string | undefined) {
  const { bonuses, isWaiting } = useOfferedBonuses();
  const bonus = bonuses.find(({ id }) => id === bonusId);
  const chosenId = isWaiting ? bonusId : bonus?.id;
  return {
    bonusTitle: bonus?.title,
    bonusId: chosenId && !isPlaceId(chosenId) ? chosenId : undefined,
    chosenBonusId: bonusId,
  };
}

/** Pays, and follows the deposit to its end. */
export function usePayment({ method, amount, bonusId }: DepositDraft, onClose: () => void) {
  const { flow: step, act } = useDepositSteps();
  const bonus = useChosenBonus(bonusId);
  const payer = usePayer(method, act);
  const flow = flowOf(step, useFollowedDeposit(step, act));
  useDepositTimers(flow, method.closesAfterMs, act, onClose);
  return {
    flow,
    payer,
    pay: () => payer.pay({ amountMinor: centsOf(amount) ?? 0, currency: method.currency, ...bonus }),
    clear: () => act({ type: 'cleared' }),
  };
}
