/** Opens the deposit modal with a fake backend, and finds its parts. */
import { fireEvent, screen } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { buildTransaction } from '@/testing/walletBuilders';
import type { MethodKit } from '../methodKits.testTools';
import { DepositModal } from '../modals/DepositModal';
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

/** Steps of a deposit by one method. */
export const depositBy = (kit: MethodKit) => {
  const accept = () => answer(kit.answer());

  const open = async (own: Own = {}) => {
    const view = await openModal(DepositModal, { method: kit.id, ...own });
    await tile(kit);
    return view;
  };

  /** Fills in the amount, and the fields of the method. */
  const fill = async (own: Own = {}, amount = String(kit.amount)) => {
    const view = await open(own);
    await kit.fill();
    // The text changes at once, because a chosen bonus fills its least amount in when it is loaded.
    if (amount) fireEvent.change(amountBox(), { target: { value: amount } });
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
    /** The answer that accepts the payment. */
    accept,
    /** Records requests, and answers. */
    takes: (respond: Parameters<typeof takePosts>[1] = accept) => takePosts(kit.path, respond),
    /** Sets the state of the deposit on the server. */
    says: (own: Parameters<typeof buildTransaction>[0]) => {
      const { id: method, amount, currency } = kit;
      fakeApi({ 'wallet/deposits/d1': { data: buildTransaction({ method, amount, currency, ...own }) } });
    },
    /** Real time until the status; after that the test can move the clock. */
    untilStatus: async (status: string) => {
      startClock();
      const view = await pay();
      await screen.findByText(status);
      return view;
    },
  };
};
