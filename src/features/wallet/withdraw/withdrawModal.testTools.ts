/** Opens the withdrawal modal with a fake backend, and finds its parts. */
import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import type { Transaction } from '@contract/transactions.ts';
import { buildMethod, buildTransaction } from '@/testing/walletBuilders';
import { WithdrawModal } from '../modals/WithdrawModal';
import { ANY_METHOD, METHOD_KITS } from '../methodKits.testTools';
import { answer, openModal, text } from '../walletModal.testTools';

/** The backend lists them in the order of the last deposits. */
const METHODS = METHOD_KITS.map(({ payout }) => buildMethod(payout)).reverse();
const { payout, arrives } = ANY_METHOD;

interface Own {
  balance?: number;
  available?: number;
  held?: number;
  methods?: unknown[];
  /** The phone of the account; null for none. */
  phoneNumber?: string | null;
}

export const open = async (own: Own = {}) => {
  const { available = 60, held = 0, balance = available + held, methods = METHODS, phoneNumber } = own;
  fakeApi({
    'wallet/balance': { data: { balance, bonusBalance: 15, held, available, currency: 'USD' } },
    'wallet/methods': { data: methods },
    'wallet/withdrawals/w1': { data: buildWithdrawal() },
  });
  const view = await openModal(WithdrawModal, phoneNumber === undefined ? {} : { user: { phoneNumber } });
  await screen.findByRole('textbox', { name: /^Amount/ });
  return view;
};

export const amountBox = () => screen.getByRole('textbox', { name: 'Amount in US dollars' });
export const cashout = () => screen.getByRole('button', { name: /^Cashout/ });

export const MESSAGE = `Withdrawal of $25 has been processed to your ${payout.name}. ${payout.processingTime}`;
/** Parts of the message are elements of their own. */
export const messageShown = () => waitFor(() => expect(text()).toContain(MESSAGE));
const ASKED = { status: 'pending', at: '2026-11-20T09:30:00.000Z' } as const;

/** The withdrawal on the server. */
export const buildWithdrawal = (own: Partial<Transaction> = {}) =>
  buildTransaction({
    id: 'w1',
    type: 'withdrawal',
    amount: 25,
    currency: 'USD',
    status: 'pending',
    method: payout.method,
    account: payout.details,
    processingTime: payout.processingTime,
    ...arrives.record,
    timeline: [ASKED],
    ...own,
  });
export const accept = () => answer({ success: true, message: MESSAGE, transactionId: 'w1' });

/** A withdrawal of USD 25 is ready to be confirmed. */
export const reviewed = async () => {
  const view = await open();
  await view.user.type(amountBox(), '25');
  await view.user.click(cashout());
  return view;
};

/** The same withdrawal is sent. */
export const confirmed = async () => {
  const view = await reviewed();
  await view.user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  return view;
};
