/** A deposit in Redux DevTools: readable steps, without secrets. */
import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { modalOpened } from '@/features/ui';
import { describeMethods } from '@/features/wallet/methodKits.testTools';
import { fakeApi } from '@/testing/fakeApi';
import { storyOf } from '@/testing/recordActions';
import { buildTransaction } from '@/testing/walletBuilders';
import { expectWhole, keyOf, openAsPlayer, takePost } from './journeys.testTools';

describeMethods('the actions that the store records for a deposit', (kit) => {
  it('are readable steps without secrets', async () => {
    const { id: method, amount, currency } = kit;
    const view = await openAsPlayer();
    const keys = takePost(kit.path, kit.answer());
    const paid = buildTransaction({ method, amount, currency, status: 'completed', receipt: 'R1' });
    fakeApi({ 'wallet/deposits/d1': { data: paid } });
    act(() => void view.store.dispatch(modalOpened('deposit', {})));
    await view.user.click(await screen.findByRole('radio', { name: new RegExp(kit.name) }));
    await view.user.type(screen.getByRole('textbox', { name: 'Amount' }), String(amount));
    await kit.fill();
    await view.user.click(screen.getByRole('button', { name: /^Deposit/ }));
    expect(await screen.findByText('Your money is here')).toBeVisible();
    kit.expectCharged?.();
    expect(storyOf(view.recording)).toEqual(['ui/modalOpened', ...kit.story]);
    expect(keyOf(view.recording)).toEqual({
      method,
      amountMinor: amount * 100,
      currency,
      idempotencyKey: keys[0],
    });
    expectWhole(view.recording, view);
  });
});
