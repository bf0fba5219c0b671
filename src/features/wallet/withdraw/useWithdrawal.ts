import { type WithdrawalAnswer, WithdrawalAnswerSchema, type WithdrawalBody } from '@contract/wallet.ts';
import { useReducer, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { api } from '@/api';
import { decimalOf } from '../amounts/typedAmount';
import type { Outcome } from '../intent/outcomeOf';
import { useIntent } from '../intent/useIntent';
import { useVisibleTimeout } from '../intent/useVisibleTimeout';
import { FORM, type WithdrawalEvent, withdrawalFlow, type WithdrawalPlan } from './withdrawalFlow';

/** Source: spec section 9. */
const CLOSES_AFTER_MS = 3_000;

/** What a withdrawal changes, also one that was refused: the refusal is in the history. */
const CHANGED = ['balance', 'transactions', 'methods'].map((id) => ({ type: 'Player' as const, id }));

const ROUTE = { url: 'wallet/withdrawals', schema: WithdrawalAnswerSchema };

const bodyOf = ({ usdCents, method }: WithdrawalPlan): WithdrawalBody => ({
  amount: decimalOf(usdCents),
  methodId: method.id,
});

interface Options {
  /** The words for an answer to what was planned. */
  textOf: (answer: WithdrawalAnswer, plan: WithdrawalPlan) => string;
  /** The amount is cleared. */
  onAccepted: () => void;
  onClose: () => void;
}

/** Sends a withdrawal once it is confirmed, and closes a while after it was taken. */
export function useWithdrawal({ textOf, onAccepted, onClose }: Options) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { send, resend } = useIntent<WithdrawalBody, WithdrawalAnswer>(ROUTE);
  const [flow, act] = useReducer(withdrawalFlow, FORM);
  const [isHeld, setIsHeld] = useState(false);
  useVisibleTimeout(onClose, flow.phase === 'done' && !isHeld ? CLOSES_AFTER_MS : null);

  const eventOf = (outcome: Outcome<WithdrawalAnswer>, plan: WithdrawalPlan): WithdrawalEvent => {
    if (outcome.kind === 'lost') return { type: 'lost' };
    if (outcome.kind === 'refused')
      return { type: 'refused', message: intl.formatMessage({ id: 'withdraw.wentWrong' }) };
    const message = textOf(outcome.data, plan);
    const { success, transactionId } = outcome.data;
    return success ? { type: 'accepted', message, transactionId } : { type: 'refused', message };
  };

  const follow = async (sending: ReturnType<typeof resend>, plan: WithdrawalPlan): Promise<void> => {
    act({ type: 'sent' });
    const outcome = await sending;
    if (!outcome) return;
    const event = eventOf(outcome, plan);
    act(event);
    if (event.type === 'accepted') onAccepted();
    dispatch(api.util.invalidateTags(CHANGED));
  };

  const confirm = () => {
    if (flow.phase === 'confirm') void follow(send(bodyOf(flow.plan)), flow.plan);
    if (flow.phase === 'lost') void follow(resend(), flow.plan);
  };

  return {
    flow,
    /** Sends what was looked over, or exactly that again. */
    confirm,
    review: (plan: WithdrawalPlan) => act({ type: 'reviewed', plan }),
    goBack: () => act({ type: 'wentBack' }),
    /** The player copies the transaction id: it stays open until the player closes it. */
    hold: () => setIsHeld(true),
  };
}
