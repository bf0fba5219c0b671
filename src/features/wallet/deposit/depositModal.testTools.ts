/** The deposit modal before a backend that a test speaks for, and its parts. */
import { screen } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { buildTransaction } from '@/testing/walletBuilders';
import { DepositModal } from '../modals/deposit';
import { answer, openModal, startClock } from '../walletModal.testTools';

export const BOOST = {
  id: 'b1',
  title: 'Karibu boost',
  bonusPercentage: 100,
  freeSpins: 20,
  minDeposit: 200,
  maxBonus: 1000,
};

export const open = async (own: Parameters<typeof openModal>[1] = {}) => {
  const view = await openModal(DepositModal, own);
  await screen.findByRole('radio', { name: /M-Pesa/ });
  return view;
};

export const amountBox = () => screen.getByRole('textbox', { name: 'Amount' });
export const submit = () => screen.getByRole('button', { name: /^Deposit/ });

/** The answer to a prompt that was sent. */
export const accept = () => answer({ ResponseCode: '0', CustomerMessage: 'Success', depositId: 'd1' });

/** How the deposit stands from now on, as the server tells it. */
export const says = (own: Parameters<typeof buildTransaction>[0]) =>
  fakeApi({ 'wallet/deposits/d1': { data: buildTransaction(own) } });

/** KES 500 by M-Pesa. */
export const pay = async (own: Parameters<typeof openModal>[1] = {}) => {
  const view = await open(own);
  await view.user.type(amountBox(), '500');
  await view.user.click(submit());
  return view;
};

/** Up to the status in real time; from then on the clock of the test can be moved. */
export const untilStatus = async (status: string) => {
  startClock();
  const view = await pay();
  await screen.findByText(status);
  return view;
};
