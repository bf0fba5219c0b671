import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { buildTerms, buildTransaction } from '@/testing/walletBuilders';
import { DepositModal } from '../modals/deposit';
import { displayCurrencyChosen } from '../walletSlice';
import { openModal, takePosts, text } from '../walletModal.testTools';
import { accept, amountBox, BOOST, open, submit } from './depositModal.testTools';

const phoneBox = () => screen.getByRole('textbox', { name: 'M-Pesa phone number' });

describe('the deposit form', () => {
  it('offers only the methods of the site', async () => {
    fakeApi({ 'wallet/terms': { data: buildTerms({ hasCard: false }) } });
    await open();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('shows the number in full before anything is sent', async () => {
    const { user } = await open();
    await user.clear(phoneBox());
    await user.type(phoneBox(), '0712 000-111');
    expect(text()).toContain('The payment request goes to +254 712 000 111');
  });

  it('fills in the number of the player', async () => {
    await open();
    expect(phoneBox()).toHaveValue('+254712345678');
  });

  it.each([
    ['', 'Please enter a valid amount (minimum KES 100)'],
    ['99', 'Please enter a valid amount (minimum KES 100)'],
    ['100001', 'Please enter a valid amount (maximum KES 100,000)'],
  ])('sends nothing for KES %j', async (amount, error) => {
    const posts = takePosts('mpesa/stk-push', accept);
    const { user } = await open();
    if (amount) await user.type(amountBox(), amount);
    await user.click(submit());
    expect(await screen.findByText(error)).toBeVisible();
    expect(amountBox()).toHaveFocus();
    expect(posts).toEqual([]);
  });

  it('shows what the deposit adds, in the currency of the player', async () => {
    fakeApi({ 'bonuses/deposits': { data: [BOOST] } });
    const { user, store } = await open({ bonusId: 'b1' });
    await user.type(amountBox(), '1000');
    expect(text()).toContain('Adds $7.72 to your balance, at Ksh 129.50 for $1.');
    expect(text()).toContain('Gives you $7.72 bonus');
    act(() => void store.dispatch(displayCurrencyChosen('KES')));
    expect(text()).toContain('Adds Ksh 1,000 to your balance.');
    expect(text()).toContain('Gives you about ≈ Ksh 1,000 bonus');
    expect(text()).not.toContain('$7.72');
  });

  it('sends nothing to an invalid number', async () => {
    const posts = takePosts('mpesa/stk-push', accept);
    const { user } = await open({ user: { phoneNumber: null } });
    await user.type(amountBox(), '500');
    await user.type(phoneBox(), '07123');
    await user.click(submit());
    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
    expect(phoneBox()).toHaveFocus();
    expect(posts).toEqual([]);
  });

  it('says that an earlier payment is still open, and links to it', async () => {
    fakeApi({ 'wallet/transactions': { data: { items: [buildTransaction()] } } });
    await open();
    await screen.findByText(/is still waiting\. Before you pay again/);
    expect(text()).toContain('An M-Pesa payment of Ksh 500 is still waiting.');
    expect(screen.getByRole('link', { name: 'See it in your history' })).toBeVisible();
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
    expect(await screen.findByRole('radio', { name: /M-Pesa/ })).toBeVisible();
  });
});
