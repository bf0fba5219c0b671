/** The deposit modal before a backend that a test speaks for, and its parts. */
import { screen } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { buildTransaction } from '@/testing/walletBuilders';
import type { MethodKit } from '../methodKits.testTools';
import { DepositModal } from '../modals/deposit';
import { answer, openModal, startClock, takePosts } from '../walletModal.testTools';

export const BOOST = {
  id: 'b1',
  title: 'Karibu boost',
  bonusPercentage: 100,
  freeSpins: 20,
  minDeposit: 200,
  maxBonus: 1000,
};

type Own = Parameters<typeof openModal>[1];

export const tile = ({ name }: MethodKit) => screen.findByRole('radio', { name: new RegExp(name) });
export const amountBox = () => screen.getByRole('textbox', { name: 'Amount' });
export const submit = () => screen.getByRole('button', { name: /^Deposit/ });

export const quickAmounts = () => screen.getByRole('group', { name: 'Quick amounts' }).textContent?.replace(/\s/g, ' ');

/** What tests do with a deposit by one method. */
export const depositBy = (kit: MethodKit) => {
  const accept = () => answer(kit.answer());

  const open = async (own: Own = {}) => {
    const view = await openModal(DepositModal, { method: kit.id, ...own });
    await tile(kit);
    return view;
  };

  /** An amount, and what the method asks for itself. */
  const fill = async (own: Own = {}, amount = String(kit.amount)) => {
    const view = await open(own);
    await kit.fill();
    if (amount) await view.user.type(amountBox(), amount);
    return view;
  };

  const pay = async (own: Own = {}, amount?: string) => {
    const view = await fill(own, amount);
    await view.user.click(submit());
    return view;
  };

  return {
    open,
    fill,
    pay,
    /** That the payment goes on. */
    accept,
    /** Notes what is asked for, and answers. */
    takes: (respond: Parameters<typeof takePosts>[1] = accept) => takePosts(kit.path, respond),
    /** How the deposit stands from now on, as the server tells it. */
    says: (own: Parameters<typeof buildTransaction>[0]) => {
      const { id: method, amount, currency } = kit;
      fakeApi({ 'wallet/deposits/d1': { data: buildTransaction({ method, amount, currency, ...own }) } });
    },
    /** Up to the status in real time; from then on the clock of the test can be moved. */
    untilStatus: async (status: string) => {
      startClock();
      const view = await pay();
      await screen.findByText(status);
      return view;
    },
  };
};
