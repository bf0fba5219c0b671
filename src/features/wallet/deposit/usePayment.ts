import { useReducer } from 'react';
import { useSelector } from 'react-redux';
import { selectPlayer } from '@/features/auth';
import { useOfferedBonuses } from '@/features/bonuses';
import { useIdentityUser } from '@/identity';
import { centsOf, decimalOf } from '../amounts/typedAmount';
import type { CardHandle } from '../card/cardHandle';
import { normalisePhone } from '../phone/normalisePhone';
import { depositFlow, FORM } from './flow/depositFlow';
import { useCardPayment } from './flow/useCardPayment';
import { useDepositTimers } from './flow/useDepositTimers';
import { useFollowedDeposit } from './flow/useFollowedDeposit';
import { usePhonePayment } from './flow/usePhonePayment';
import type { DepositDraft } from './useDepositDraft';

/** Nobody's name is known better than the e-mail (spec section 7). */
const NAMELESS = 'Customer';

/** The chosen bonus, as long as it is still on offer; until that is known the server decides. */
function useChosenBonus(bonusId: string | undefined) {
  const { bonuses, isWaiting } = useOfferedBonuses();
  const bonus = bonuses.find(({ id }) => id === bonusId);
  return { bonus, bonusId: isWaiting ? bonusId : bonus?.id };
}

/** Who is billed. */
function useBilling() {
  const name = useSelector(selectPlayer)?.displayName;
  const email = useIdentityUser()?.email ?? undefined;
  return { name: name || email || NAMELESS, email };
}

/** Pays what is filled in, and follows it to its end. */
export function usePayment(draft: DepositDraft, card: CardHandle | null, onClose: () => void) {
  const [flow, act] = useReducer(depositFlow, FORM);
  const { bonus, bonusId } = useChosenBonus(draft.bonusId);
  const billing = useBilling();
  const byPhone = usePhonePayment(act);
  const payByCard = useCardPayment(act);
  useFollowedDeposit(flow, act);
  useDepositTimers(flow, act, onClose);

  const pay = () => {
    const amount = decimalOf(centsOf(draft.amount) ?? 0);
    const phoneNumber = normalisePhone(draft.phone);
    const meaning = [draft.method, amount, phoneNumber, draft.bonusId];
    if (draft.method === 'mpesa' && phoneNumber)
      return byPhone.send({ phoneNumber, amount, ...(bonusId && { bonusId }) }, meaning);
    if (!card) return undefined;
    const metadata = bonus && { bonusId: bonus.id, bonusTitle: bonus.title };
    const body = { amount, ...(bonusId && { bonusId }), ...(metadata && { metadata }) };
    return payByCard({ body, meaning, card, billing });
  };

  return { flow, pay: () => void pay(), payAgain: () => void byPhone.resend(), clear: () => act({ type: 'cleared' }) };
}
