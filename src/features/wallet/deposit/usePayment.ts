import type { WalletTerms } from '@contract/wallet.ts';
import { isPlaceId } from '@/features/content';
import { useOfferedBonuses } from '@/features/rewards';
import { centsOf } from '../amounts/typedAmount';
import { flowOf } from './flow/depositSteps';
import { useDepositSteps } from './flow/useDepositSteps';
import { useDepositTimers } from './flow/useDepositTimers';
import { useFollowedDeposit } from './flow/useFollowedDeposit';
import type { DepositDraft } from './useDepositDraft';
import { usePayer } from './usePayer';

/**
 * The chosen bonus, as long as it is still on offer; until that is known the server decides. One without an id of its own
 * is told by its title alone.
 */
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

/** Pays what is filled in, and follows it to its end. */
export function usePayment({ method, amount, bonusId }: DepositDraft, terms: WalletTerms, onClose: () => void) {
  const { flow: step, act } = useDepositSteps();
  const bonus = useChosenBonus(bonusId);
  const payer = usePayer(method, terms, act);
  const flow = flowOf(step, useFollowedDeposit(step, act));
  useDepositTimers(flow, method.closesAfterMs, act, onClose);
  return {
    flow,
    payer,
    pay: () => payer.pay({ amountMinor: centsOf(amount) ?? 0, ...bonus }),
    clear: () => act({ type: 'cleared' }),
  };
}
