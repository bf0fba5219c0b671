/** A withdrawal in Redux DevTools: readable steps, without secrets. */
import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { modalOpened } from '@/features/ui';
import { ANY_METHOD } from '@/features/wallet/methodKits.testTools';
import { fakeApi } from '@/testing/fakeApi';
import { storyOf } from '@/testing/recordActions';
import { buildMethod, buildTransaction } from '@/testing/walletBuilders';
import { expectWhole, keyOf, openAsPlayer, takePost } from './journeys.testTools';

describe('the actions that the store records', () => {
  it('show a withdrawal that is refused once, without secrets', async () => {
    const view = await openAsPlayer();
    fakeApi({
      'wallet/balance': { data: { balance: 60, bonusBalance: 0, held: 0, available: 60, currency: 'USD' } },
      'wallet/methods': { data: [buildMethod()] },
      'wallet/withdrawals/w1': {
        data: buildTransaction({ id: 'w1', type: 'withdrawal', currency: 'USD', amount: 25 }),
      },
    });
    const ask = async () => {
      await view.user.click(screen.getByRole('button', { name: /^Cashout/ }));
      await view.user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    };
    takePost('wallet/withdrawals', { success: false, message: 'Insufficient balance for withdrawal.' });
    act(() => void view.store.dispatch(modalOpened('withdraw', {})));
    await view.user.type(await screen.findByRole('textbox'), '25');
    await ask();
    await screen.findByText('Insufficient balance for withdrawal.');
    takePost('wallet/withdrawals', {
      success: true,
      message: 'Withdrawal of $25 has been processed',
      transactionId: 'w1',
    });
    await ask();
    expect(await screen.findByText('Withdrawal of $25 has been processed')).toBeVisible();
    expect(storyOf(view.recording)).toEqual([
      'ui/modalOpened',
      'wallet/withdrawalReviewed',
      'wallet/withdrawalRequested',
      'requestWithdrawal pending',
      'requestWithdrawal fulfilled',
      'wallet/withdrawalRefused',
      'wallet/withdrawalReviewed',
      'wallet/withdrawalRequested',
      'requestWithdrawal pending',
      'requestWithdrawal fulfilled',
      'wallet/withdrawalAccepted',
    ]);
    expect(keyOf(view.recording)).toMatchObject({
      amountMinor: 2_500,
      currency: 'USD',
      methodId: ANY_METHOD.payout.id,
    });
    expect(view.store.getState().ui.modals).toMatchObject([{ status: { transactionId: 'w1', refusal: null } }]);
    expectWhole(view.recording, view);
  });
});
