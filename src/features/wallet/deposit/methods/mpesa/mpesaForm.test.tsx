import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { buildTransaction } from '@/testing/walletBuilders';
import { text } from '../../../walletModal.testTools';
import { displayCurrencyChosen } from '../../../walletSlice';
import { amountBox, BOOST, depositBy, submit } from '../../depositModal.testTools';
import { mpesaKit } from './mpesaKit.testTools';

const { open, takes } = depositBy(mpesaKit);
const phoneBox = () => screen.getByRole('textbox', { name: 'M-Pesa phone number' });

describe('the deposit form for M-Pesa', () => {
  it('fills in the number of the player as Kenyans write it', async () => {
    await open();
    expect(phoneBox()).toHaveValue('0712\u00A0345\u00A0678');
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

  it('shows limits of the player in dollars as shillings', async () => {
    fakeApi({
      gaming: { data: { limits: [{ period: 'day', amount: 5000, used: 0, left: 20, currency: 'USD' }] } },
    });
    await open();
    await waitFor(() => expect(text()).toContain('You can still deposit about ≈ Ksh 2,590'));
  });

  it('sends nothing to an invalid number', async () => {
    const posts = takes();
    const { user } = await open({ user: { phoneNumber: null } });
    await user.type(amountBox(), '500');
    await user.type(phoneBox(), '07123');
    await user.click(submit());
    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
    expect(phoneBox()).toHaveFocus();
    expect(posts).toEqual([]);
  });

  it('says that an earlier payment is still open, and links to it', async () => {
    fakeApi({ 'wallet/transactions': { data: { items: [buildTransaction({ method: 'mpesa' })] } } });
    await open();
    await screen.findByText(/is still waiting\. Before you pay again/);
    expect(text()).toContain('An M-Pesa payment of Ksh 500 is still waiting.');
    expect(screen.getByRole('link', { name: 'See it in your history' })).toBeVisible();
  });
});
