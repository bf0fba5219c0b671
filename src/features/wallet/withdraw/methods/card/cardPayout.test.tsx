import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { fakeApi } from '@/testing/fakeApi';
import { buildMethod } from '@/testing/walletBuilders';
import { walletApi } from '../../../walletApi';
import { RETRIES_MS, takePosts } from '../../../walletModal.testTools';
import { accept, amountBox, CARD, cashout, MESSAGE, open } from '../../withdrawModal.testTools';

describe('a withdrawal to a card', () => {
  it('is sent again unchanged, although the methods changed', async () => {
    const posts = takePosts('wallet/withdrawals', (_, count) => {
      if (count > 3) return accept();
      fakeApi({ 'wallet/methods': { data: [{ ...CARD, canWithdraw: false }, buildMethod()] } });
      return HttpResponse.error();
    });
    const { user, store } = await open({ methods: [{ ...CARD, isPreferred: true }, buildMethod()] });
    await user.type(amountBox(), '40');
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    const again = await screen.findByRole('button', { name: 'Check again' }, { timeout: RETRIES_MS });
    const cardNow = () => walletApi.endpoints.getWithdrawalMethods.select()(store.getState()).data?.[0];
    await waitFor(() => expect(cardNow()).toMatchObject({ canWithdraw: false }));
    await user.click(again);
    await screen.findByText(MESSAGE);
    expect(posts).toHaveLength(4);
    expect(new Set(posts.map((post) => JSON.stringify(post))).size).toBe(1);
    expect(posts[0]?.body).toEqual({ amount: 40, methodId: 'card' });
  });

  it('keeps its method when the player goes back after a lost answer', async () => {
    const posts = takePosts('wallet/withdrawals', () => {
      fakeApi({ 'wallet/methods': { data: [{ ...CARD, canWithdraw: false }, buildMethod()] } });
      return HttpResponse.error();
    });
    const { user } = await open({ methods: [{ ...CARD, isPreferred: true }, buildMethod()] });
    await user.type(amountBox(), '40');
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await screen.findByText('The connection was lost', {}, { timeout: RETRIES_MS });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Credit\/Debit Card/ })).toBeDisabled());
    expect(screen.getByRole('radio', { name: /M-Pesa/ })).not.toBeChecked();
    expect(posts).toHaveLength(3);
  });

  it('goes to the method that was confirmed, also after the methods are loaded again', async () => {
    const posts = takePosts('wallet/withdrawals', accept);
    const { user, store } = await open({ methods: [{ ...CARD, isPreferred: true }, buildMethod()] });
    await user.type(amountBox(), '40');
    await user.click(cashout());
    const { upsertQueryData } = walletApi.util;
    const changed = [{ ...CARD, canWithdraw: false, details: '•••• 0000' }, buildMethod()];
    await act(async () => {
      await store.dispatch(upsertQueryData('getWithdrawalMethods', undefined, changed));
    });
    expect(screen.getByText(/^Withdraw.*\?$/)).toHaveTextContent('Withdraw $40 to Credit/Debit Card •••• 4242?');
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await screen.findByText(MESSAGE);
    expect(posts).toMatchObject([{ body: { amount: 40, methodId: 'card' } }]);
  });
});
