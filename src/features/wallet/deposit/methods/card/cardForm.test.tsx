import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { text } from '../../../walletModal.testTools';
import { amountBox, open } from '../../depositModal.testTools';

describe('the deposit form with a card', () => {
  it('starts with the method that it was opened for', async () => {
    await open({ method: 'stripe' });
    expect(screen.getByRole('radio', { name: /Credit\/Debit Card/ })).toBeChecked();
  });

  it('offers M-Pesa in shillings and card in dollars, each with its quick amounts', async () => {
    const { user } = await open();
    expect(screen.getByRole('dialog', { name: 'Choose a payment method' })).toBeVisible();
    const quick = () => screen.getByRole('group', { name: 'Quick amounts' }).textContent?.replace(/\s/g, ' ');
    expect(quick()).toBe('Ksh 100MINKsh 500Ksh 1,000Ksh 5,000');
    await user.click(screen.getByRole('radio', { name: /Credit\/Debit Card/ }));
    expect(quick()).toBe('$10MIN$25$50$100');
  });

  it('accepts only digits for M-Pesa, and a dot with two decimals for card', async () => {
    const { user } = await open();
    await user.type(amountBox(), '1,2x50.75');
    expect(amountBox()).toHaveValue('125075');
    await user.click(screen.getByRole('radio', { name: /Credit\/Debit Card/ }));
    await user.type(amountBox(), '$12.345');
    expect(amountBox()).toHaveValue('12.34');
  });

  it('shows limits of the player in dollars', async () => {
    fakeApi({
      gaming: { data: { limits: [{ period: 'day', amount: 5000, used: 0, left: 20, currency: 'USD' }] } },
    });
    const { user } = await open();
    await waitFor(() => expect(text()).toContain('You can still deposit about ≈ Ksh 2,590'));
    await user.click(screen.getByRole('radio', { name: /Credit\/Debit Card/ }));
    expect(text()).toContain('You can still deposit $20');
    expect(screen.getByRole('button', { name: /^\$25$/ })).toBeDisabled();
  });
});
