import { type WithdrawalAnswer, WithdrawalAnswerSchema, type WithdrawalBody } from '@contract/wallet.ts';
import { useReducer } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { playerApi, type Sent } from '@/api';
import { isUnanswered, useIntent } from '../intent/useIntent';
import { useVisibleTimeout } from '../intent/useVisibleTimeout';
import { FORM, type WithdrawalEvent, withdrawalFlow } from './withdrawalFlow';

/** Source: spec section 9. */
const CLOSES_AFTER_MS = 3_000;

/** What a withdrawal changes, also one that was refused: the refusal is in the history. */
const CHANGED = ['balance', 'transactions', 'methods'].map((id) => ({ type: 'Player' as const, id }));

interface Options {
  /** The words for an answer. */
  textOf: (answer: WithdrawalAnswer) => string;
  /** The amount is cleared. */
  onAccepted: () => void;
  onClose: () => void;
}

/** Sends a withdrawal once it is confirmed, and closes a while after it was taken. */
export function useWithdrawal({ textOf, onAccepted, onClose }: Options) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const send = useIntent();
  const [flow, act] = useReducer(withdrawalFlow, FORM);
  useVisibleTimeout(onClose, flow.phase === 'done' ? CLOSES_AFTER_MS : null);

  const eventOf = ({ data, error }: Sent<WithdrawalAnswer>): WithdrawalEvent => {
    if (data) return { type: data.success ? 'accepted' : 'refused', message: textOf(data) };
    if (isUnanswered(error)) return { type: 'lost' };
    return { type: 'refused', message: intl.formatMessage({ id: 'withdraw.wentWrong' }) };
  };

  const withdraw = async (body: WithdrawalBody): Promise<void> => {
    act({ type: 'sent' });
    const sent = await send({ url: 'wallet/withdrawals', body, schema: WithdrawalAnswerSchema });
    if (!sent) return;
    act(eventOf(sent));
    if (sent.data?.success) onAccepted();
    dispatch(playerApi.util.invalidateTags(CHANGED));
  };

  return {
    flow,
    withdraw: (body: WithdrawalBody) => void withdraw(body),
    review: () => act({ type: 'reviewed' }),
    goBack: () => act({ type: 'wentBack' }),
  };
}
