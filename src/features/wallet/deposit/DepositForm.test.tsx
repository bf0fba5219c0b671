import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { buildTerms } from '@/testing/walletBuilders';
import { localeChosen } from '@/features/ui';
import { describeMethods, termsWith } from '../methodKits.testTools';
import { DepositModal } from '../modals/DepositModal';
import { openModal } from '../walletModal.testTools';
import { amountBox, depositBy, quickAmounts, submit, tile } from './depositModal.testTools';
import { termsApi } from '../moneyApi';

describeMethods('the form of a deposit', (kit) => {
  const { open, fill, takes } = depositBy(kit);

  it('offers only the methods of the site', async () => {
    fakeApi({ 'wallet/terms': { data: buildTerms(termsWith([kit])) } });
    await openModal(DepositModal);
    expect(await tile(kit)).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('starts with the method that it was opened for', async () => {
    await open();
    expect(await tile(kit)).toBeChecked();
  });

  it('starts at the amount with a keyboard, and opens none on a screen', async () => {
    const { unmount } = await open();
    expect(amountBox()).not.toHaveFocus();
    unmount();
    jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }));
    await open();
    expect(amountBox()).toHaveFocus();
  });

  it('offers quick amounts of its currency', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Choose a payment method' })).toBeVisible();
    expect(quickAmounts()).toBe(kit.quickAmounts);
  });

  it('accepts only the characters of its amounts', async () => {
    const { user } = await open();
    await user.type(amountBox(), kit.typed[0]);
    expect(amountBox()).toHaveValue(kit.typed[1]);
  });

  it.each(kit.refused)('sends nothing for %j', async (amount, error) => {
    const posts = takes();
    const { user } = await fill({}, amount);
    await user.click(submit());
    expect(await screen.findByText(error)).toBeVisible();
    expect(amountBox()).toHaveFocus();
    expect(posts).toEqual([]);
  });

  it('closes when the session ends', async () => {
    const { identity, onClose } = await open();
    act(() => identity.become(null));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('says that rate and limits could not be loaded, and loads them again', async () => {
    fakeApi({ 'wallet/terms': 'notFound' });
    const { user } = await openModal(DepositModal);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    fakeApi({ 'wallet/terms': { data: buildTerms() } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tile(kit)).toBeVisible();
  });
});

const NONE = buildTerms(termsWith([]));
const SENTENCE = 'No payment method is available right now. Please try again later, or contact support.';

describe('the deposit form of a site without payment methods', () => {
  it('says that there are no methods, and offers nothing', async () => {
    fakeApi({ 'wallet/terms': { data: NONE } });
    const { store, user, onClose } = await openModal(DepositModal);
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
    act(() => void store.dispatch(localeChosen('sw')));
    expect(
      await screen.findByText(
        'Hakuna njia ya malipo inayopatikana kwa sasa. Tafadhali jaribu tena baadaye, au wasiliana na huduma kwa wateja.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Funga' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describeMethods('the deposit form of a site that loses its payment methods during a deposit', (kit) => {
  it('keeps the payment until its end', async () => {
    const { fill, says, takes } = depositBy(kit);
    says({ status: 'processing' });
    takes();
    const { store, user } = await fill();
    await user.click(submit());
    await screen.findByText(kit.waiting);
    await act(() => store.dispatch(termsApi.util.upsertQueryData('getWalletTerms', undefined, NONE)));
    expect(screen.getByText(kit.waiting)).toBeVisible();
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });
});
