import { useSelector } from 'react-redux';
import { selectPlayer } from '@/features/auth';
import { useOfferedBonuses } from '@/features/rewards';
import { isPlaceId } from '@/features/content';
import { useIdentityUser } from '@/identity';
import { centsOf } from '../amounts/typedAmount';
import type { CardHandle } from './methods/card/box/cardHandle';
import { toMsisdn } from '@contract/phone.ts';
import { flowOf } from './flow/depositSteps';
import { useCardPayment } from './methods/card/useCardPayment';
import { useDepositSteps } from './flow/useDepositSteps';
import { useDepositTimers } from './flow/useDepositTimers';
import { useFollowedDeposit } from './flow/useFollowedDeposit';
import { usePhonePayment } from './methods/mpesa/usePhonePayment';
import type { DepositDraft } from './useDepositDraft';

/** Who has neither a name nor an e-mail (docs/product.md, Deposits). */
const NAMELESS = 'Customer';

/**
 * The chosen bonus, as long as it is still on offer; until that is known the server decides. One without an id of its own
 * is told by its title alone.
 */
function useChosenBonus(bonusId: string | undefined) {
  const { bonuses, isWaiting } = useOfferedBonuses();
  const bonus = bonuses.find(({ id }) => id === bonusId);
  const chosenId = isWaiting ? bonusId : bonus?.id;
  return { bonus, bonusId: chosenId && !isPlaceId(chosenId) ? chosenId : undefined };
}

/** Who is billed. */
function useBilling() {
  const name = useSelector(selectPlayer)?.displayName;
  const email = useIdentityUser()?.email ?? undefined;
  return { name: name || email || NAMELESS, email };
}

/** Pays what is filled in, and follows it to its end. */
export function usePayment(draft: DepositDraft, card: CardHandle | null, onClose: () => void) {
  const { flow: step, act } = useDepositSteps();
  const { bonus, bonusId } = useChosenBonus(draft.bonusId);
  const billing = useBilling();
  const byPhone = usePhonePayment(act);
  const payByCard = useCardPayment(act, draft.method === 'stripe');
  const flow = flowOf(step, useFollowedDeposit(step, act));
  useDepositTimers(flow, draft.method, act, onClose);

  const pay = () => {
    const amountMinor = centsOf(draft.amount) ?? 0;
    const phoneNumber = toMsisdn(draft.phone);
    const meaning = [draft.method, amountMinor, phoneNumber, draft.bonusId];
    const chosen = bonusId && { bonusId };
    if (draft.method === 'mpesa' && phoneNumber) {
      const prompt = { method: 'mpesa', amountMinor, currency: 'KES', ...chosen } as const;
      return byPhone.send({ prompt, phoneNumber, meaning });
    }
    if (!card) return undefined;
    const bonusTitle = bonus && { bonusTitle: bonus.title };
    const payment = { method: 'stripe', amountMinor, currency: 'USD', ...chosen, ...bonusTitle } as const;
    return payByCard({ payment, meaning, card, billing });
  };

  return { flow, pay: () => void pay(), payAgain: () => void byPhone.resend(), clear: () => act({ type: 'cleared' }) };
}
