import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { buildMethod } from '@/testing/walletBuilders';
import { HttpResponse } from 'msw';
import { fakeApi } from '@/testing/fakeApi';
import { cardKit } from './cardKit.testTools';
import { othersThan } from '../../methodKits.testTools';
import { accept, amountBox, cashout, messageShown, open } from '../../withdraw/withdrawModal.testTools';
import { walletApi } from '../../walletApi';
import { RETRIES_MS, takePosts } from '../../walletModal.testTools';

const CARD = buildMethod(cardKit.payout);
const cardChoice = () => screen.getByRole('radio', { name: /Credit\/Debit Card/ });

describe('the withdrawal form with a card among the methods', () => {
  it('says how much a card can take', async () => {
    const { user } = await open();
    await user.click(cardChoice());
    await user.type(amountBox(), '41');
    expect(screen.getByText('This method takes at most $40 at once')).toBeVisible();
  });

  for (const { name, payout } of othersThan(cardKit)) {
    const other = () => screen.getByRole('radio', { name: new RegExp(name) });

    it(`preselects ${name} with the largest deposits, or the preferred method`, async () => {
      const { unmount } = await open();
      expect(other()).toBeChecked();
      unmount();
      await open({ methods: [{ ...CARD, isPreferred: true }, buildMethod(payout)] });
      expect(cardChoice()).toBeChecked();
    });

    it(`never preselects ${name} when it cannot take money`, async () => {
      await open({ methods: [CARD, buildMethod({ ...payout, canWithdraw: false, isPreferred: true })] });
      expect(cardChoice()).toBeChecked();
      expect(other()).toBeDisabled();
    });
  }
});

const OTHERS = othersThan(cardKit).map(({ payout }) => buildMethod(payout));
const OTHER_NAMES = othersThan(cardKit).map(({ name }) => new RegExp(name));

describe('a withdrawal to a card', () => {
  it('is sent again unchanged, although the methods changed', async () => {
    const posts = takePosts('wallet/withdrawals', (_, count) => {
      if (count > 3) return accept();
      fakeApi({ 'wallet/methods': { data: [{ ...CARD, canWithdraw: false }, ...OTHERS] } });
      return HttpResponse.error();
    });
    const { user, store } = await open({ methods: [{ ...CARD, isPreferred: true }, ...OTHERS] });
    await user.type(amountBox(), '40');
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    const again = await screen.findByRole('button', { name: 'Check again' }, { timeout: RETRIES_MS });
    const cardNow = () => walletApi.endpoints.getWithdrawalMethods.select()(store.getState()).data?.[0];
    await waitFor(() => expect(cardNow()).toMatchObject({ canWithdraw: false }));
    await user.click(again);
    await messageShown();
    expect(posts).toHaveLength(4);
    expect(new Set(posts.map((post) => JSON.stringify(post))).size).toBe(1);
    expect(posts[0]?.body).toEqual({ amount: 40, methodId: 'card' });
  });

  it('keeps its method when the player goes back after a lost answer', async () => {
    const posts = takePosts('wallet/withdrawals', () => {
      fakeApi({ 'wallet/methods': { data: [{ ...CARD, canWithdraw: false }, ...OTHERS] } });
      return HttpResponse.error();
    });
    const { user } = await open({ methods: [{ ...CARD, isPreferred: true }, ...OTHERS] });
    await user.type(amountBox(), '40');
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await screen.findByText('The connection was lost', {}, { timeout: RETRIES_MS });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Credit\/Debit Card/ })).toBeDisabled());
    OTHER_NAMES.forEach((name) => expect(screen.getByRole('radio', { name })).not.toBeChecked());
    expect(posts).toHaveLength(3);
  });

  it('goes to the method that was confirmed, also after the methods are loaded again', async () => {
    const posts = takePosts('wallet/withdrawals', accept);
    const { user, store } = await open({ methods: [{ ...CARD, isPreferred: true }, ...OTHERS] });
    await user.type(amountBox(), '40');
    await user.click(cashout());
    const { upsertQueryData } = walletApi.util;
    const changed = [{ ...CARD, canWithdraw: false, details: '•••• 0000' }, ...OTHERS];
    await act(async () => {
      await store.dispatch(upsertQueryData('getWithdrawalMethods', undefined, changed));
    });
    expect(screen.getByText(/^Withdraw.*\?$/)).toHaveTextContent('Withdraw $40 to Credit/Debit Card •••• 4242?');
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await messageShown();
    expect(posts).toMatchObject([{ body: { amount: 40, methodId: 'card' } }]);
  });
});
