import type { WithdrawalMethodId } from '@contract/walletTerms.ts';
import type { WithdrawalAnswer, WithdrawalMethod } from '@contract/withdrawals.ts';
import type { Flow } from '@/features/ui';
import type { Money } from '@/shared/money';
import type { Words } from '@/shared/i18n';

/** A withdrawal as a pure state machine in the store. Answers are in the API cache. */
/** The confirmed withdrawal, which later loads do not change. It stays in the modal. */
export interface WithdrawalPlan {
  money: Money;
  method: WithdrawalMethod;
}

export interface WithdrawalUnderWay extends Money {
  methodId: WithdrawalMethodId | null;
  /** Given when the method has several; it does not tell a phone number. */
  destination?: string;
  /** The backend gives it, and the player can copy it. */
  transactionId: string | null;
  /** Why the last try was refused: a reason of the server, or `wentWrong` without a reason. */
  refusal: string | null;
  /** The server refused because a bonus would end: the bonus money that would go. `null` otherwise. */
  bonusLostMinor: number | null;
}

export type WithdrawalStep = Flow<'withdraw', WithdrawalUnderWay>;

export type WithdrawalEvent =
  | { type: 'reviewed'; of: Money & { methodId: WithdrawalMethodId; destination?: string } }
  | { type: 'sent' }
  | { type: 'accepted'; transactionId?: string | undefined }
  | { type: 'refused'; reason: string }
  /** A bonus would end of which the player was not told: it is confirmed again. */
  | { type: 'bonusFound'; lostMinor: number }
  /** No answer came: it may be sent again, and counts once. */
  | { type: 'lost' }
  | { type: 'wentBack' };

export const NO_WITHDRAWAL: WithdrawalUnderWay = {
  amountMinor: 0,
  currency: 'USD',
  methodId: null,
  transactionId: null,
  refusal: null,
  bonusLostMinor: null,
};

function fromSending(flow: WithdrawalStep, event: WithdrawalEvent): WithdrawalStep {
  if (event.type === 'accepted') return { ...flow, step: 'done', transactionId: event.transactionId ?? null };
  if (event.type === 'refused') return { ...flow, step: 'form', refusal: event.reason };
  if (event.type === 'bonusFound') return { ...flow, step: 'confirm', bonusLostMinor: event.lostMinor };
  return event.type === 'lost' ? { ...flow, step: 'lost' } : flow;
}

/** Events that do not fit the step are late and change nothing. */
export function withdrawalFlow(flow: WithdrawalStep, event: WithdrawalEvent): WithdrawalStep {
  switch (flow.step) {
    case 'form':
      return event.type === 'reviewed' ? { ...NO_WITHDRAWAL, ...event.of, step: 'confirm' } : flow;
    case 'confirm':
    case 'lost':
      if (event.type === 'wentBack') return { ...NO_WITHDRAWAL, step: 'form' };
      return event.type === 'sent' ? { ...flow, step: 'sending' } : flow;
    case 'sending':
      return fromSending(flow, event);
    case 'done':
      return flow;
  }
}

const NAMES: Readonly<Record<WithdrawalEvent['type'], string>> = {
  reviewed: 'wallet/withdrawalReviewed',
  sent: 'wallet/withdrawalRequested',
  accepted: 'wallet/withdrawalAccepted',
  refused: 'wallet/withdrawalRefused',
  bonusFound: 'wallet/bonusEndFound',
  lost: 'wallet/answerLost',
  wentBack: 'wallet/withdrawalReopened',
};

const nameOf = ({ type }: WithdrawalEvent): string => NAMES[type];

export const withdrawalModal = { id: 'withdraw', initial: NO_WITHDRAWAL, reduce: withdrawalFlow, nameOf } as const;

/** Texts of a server that sends no reason (docs/product.md, Withdrawals). */
const REASON_OF_TEXT: Readonly<Record<string, string>> = {
  'Withdrawal request failed. Please try again or contact support.': 'not_taken',
  'No deposit history found. Please contact support for assistance.': 'no_deposit_history',
  'Insufficient balance for withdrawal.': 'insufficient_balance',
  'User profile not found. Please contact support.': 'profile_not_found',
};

interface Asked {
  /** A text such as `US$25`. */
  amount: string;
  method: string;
  time: string;
}

/** The server writes English. The text of another language comes from the reason, if known. */
export function answerText(intl: Words, { success, message, reason }: WithdrawalAnswer, asked: Asked): string {
  const { locale, formatMessage, messages } = intl;
  const processed = () => formatMessage({ id: 'withdraw.processed' }, { ...asked });
  if (message && locale.startsWith('en')) return message;
  const waits = `withdraw.accepted.${reason}`;
  if (success) return waits in messages ? formatMessage({ id: waits }, { ...asked }) : processed();
  const known = [reason, REASON_OF_TEXT[message]].find((each) => `withdraw.refused.${each}` in messages);
  return known
    ? formatMessage({ id: `withdraw.refused.${known}` })
    : message || formatMessage({ id: 'withdraw.failed' });
}
