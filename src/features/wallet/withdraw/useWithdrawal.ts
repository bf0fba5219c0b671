import { withdraw, type WithdrawalAnswer, WithdrawalAnswerSchema } from '@contract/withdrawals.ts';
import { useState } from 'react';
import { useModalFlow } from '@/features/ui';
import { useIntl } from '@/shared/i18n';
import { decimalOf, nearestMinor } from '@contract/money.ts';
import type { CurrencyCode } from '@contract/userChoices.ts';
import type { WithdrawalMethodId } from '@contract/walletTerms.ts';
import { api, ofPlayer, ONCE, type OnceArg, playerEndpoints, sendOnce } from '@/api';
import { type Outcome, useIntent } from '../useIntent';
import { useAttention, useVisibleTimeout } from '../frame/modalLife';
import { type WithdrawalEvent, withdrawalModal, type WithdrawalPlan } from './withdrawalFlow';

/** Source: docs/product.md, Limits and times. */
const CLOSES_AFTER_MS = 3_000;
const WENT_WRONG = 'wentWrong';

const askOf = ({ money, method }: WithdrawalPlan) => ({
  ...money,
  methodId: method.id,
  ...(method.destination && { destination: method.destination }),
});

function eventOf(outcome: Outcome<WithdrawalAnswer>): WithdrawalEvent {
  if (outcome.kind === 'lost') return { type: 'lost' };
  if (outcome.kind === 'refused') return { type: 'refused', reason: WENT_WRONG };
  const { success, transactionId, reason, bonusLost = 0 } = outcome.data;
  if (!success && reason === 'bonus_ends') return { type: 'bonusFound', lostMinor: nearestMinor(bonusLost) };
  return success ? { type: 'accepted', transactionId } : { type: 'refused', reason: reason ?? 'refused' };
}

interface Options {
  textOf: (answer: WithdrawalAnswer, plan: WithdrawalPlan) => string;
  /** Clears the amount. */
  onAccepted: () => void;
  onClose: () => void;
}

/** Sends a withdrawal after its confirmation, and closes a while after it was accepted, unless the player does something. */
export function useWithdrawal({ textOf, onAccepted, onClose }: Options) {
  const intl = useIntl();
  const [trigger, { data: answer }] = useRequestWithdrawalMutation();
  const { send, resend } = useIntent<WithdrawalArg, WithdrawalAnswer>(trigger);
  const { flow, act } = useModalFlow(withdrawalModal);
  const [plan, setPlan] = useState<WithdrawalPlan | null>(null);
  const { step, refusal } = flow;
  const isAttended = useAttention(step === 'done');
  useVisibleTimeout(onClose, step === 'done' && !isAttended ? CLOSES_AFTER_MS : null);

  const follow = async (deliver: typeof resend): Promise<void> => {
    act({ type: 'sent' });
    const outcome = await deliver();
    if (!outcome) return;
    const event = eventOf(outcome);
    act(event);
    if (event.type === 'accepted') onAccepted();
  };

  /**
   * A request whose answer was lost may have ended the bonus. So the same withdrawal is repeated unchanged, whether a bonus ends or
   * not, until the server has answered.
   */
  const confirm = (endsBonus = false) => {
    if (step === 'confirm' && plan) {
      const meaning = askOf(plan);
      void follow(() => send({ ask: { ...meaning, ...(endsBonus && { endsBonus }) }, meaning }));
    }
    if (step === 'lost') void follow(resend);
  };

  const message = answer && plan ? textOf(answer, plan) : '';
  const refused = refusal === WENT_WRONG ? intl.formatMessage({ id: 'withdraw.wentWrong' }) : message;

  return {
    flow,
    plan,
    message,
    refusal: refusal ? refused : undefined,
    /** Sends the confirmed withdrawal, or repeats it unchanged. `endsBonus`: the player was told which bonus ends. */
    confirm,
    review: (looked: WithdrawalPlan) => {
      setPlan(looked);
      act({ type: 'reviewed', of: askOf(looked) });
    },
    goBack: () => act({ type: 'wentBack' }),
  };
}

/** Requests that send money out, separate so that the deposit does not download them. Amounts are minor units here. */
interface WithdrawalArg extends OnceArg {
  amountMinor: number;
  currency: CurrencyCode;
  methodId: WithdrawalMethodId;
  destination?: string;
  endsBonus?: boolean;
}

export const withdrawalApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    requestWithdrawal: build.mutation<WithdrawalAnswer, WithdrawalArg>({
      extraOptions: ONCE,
      queryFn: sendOnce({
        route: withdraw,
        bodyOf: ({ amountMinor, methodId, destination, endsBonus }: WithdrawalArg) => ({
          amount: decimalOf(amountMinor),
          methodId,
          ...(destination && { destination }),
          ...(endsBonus && { endsBonus }),
        }),
        schema: WithdrawalAnswerSchema,
        part: (answer) => ({ shown: answer }),
      }),
      // A refusal changes them too, because it is in the history.
      invalidatesTags: ofPlayer('balance', 'transactions', 'methods', 'bonuses'),
    }),
  })),
});

const { useRequestWithdrawalMutation } = withdrawalApi;
