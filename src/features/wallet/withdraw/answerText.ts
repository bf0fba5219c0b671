import type { WithdrawalAnswer } from '@contract/withdrawals.ts';
import type { Words } from '@/shared/i18n';

/** Texts of a server that sends no reason (docs/product.md, Withdrawals). */
const REASON_OF_TEXT: Readonly<Record<string, string>> = {
  'Withdrawal request failed. Please try again or contact support.': 'not_taken',
  'No deposit history found. Please contact support for assistance.': 'no_deposit_history',
  'Insufficient balance for withdrawal.': 'insufficient_balance',
  'User profile not found. Please contact support.': 'profile_not_found',
};

interface Asked {
  /** Such as `US$25`. */
  amount: string;
  method: string;
  time: string;
}

/** The server writes English. In another language the text comes from the reason, if known. */
export function answerText(intl: Words, { success, message, reason }: WithdrawalAnswer, asked: Asked): string {
  const { locale, formatMessage, messages } = intl;
  const processed = () => formatMessage({ id: 'withdraw.processed' }, { ...asked });
  const otherwise = message || (success ? processed() : formatMessage({ id: 'withdraw.failed' }));
  if (locale.startsWith('en')) return otherwise;
  const waits = `withdraw.accepted.${reason}`;
  if (success) return waits in messages ? formatMessage({ id: waits }, { ...asked }) : processed();
  const known = [reason, REASON_OF_TEXT[message]].find((each) => `withdraw.refused.${each}` in messages);
  return known ? formatMessage({ id: `withdraw.refused.${known}` }) : otherwise;
}
