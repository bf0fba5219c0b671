import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildMethod } from '@/testing/walletBuilders';
import { text } from '../../../walletModal.testTools';
import { amountBox, CARD, open } from '../../withdrawModal.testTools';

describe('the withdrawal form with a card among the methods', () => {
  it('preselects the method with the largest deposits, or the preferred method', async () => {
    const { unmount } = await open();
    expect(screen.getByRole('radio', { name: /M-Pesa/ })).toBeChecked();
    unmount();
    await open({ methods: [{ ...CARD, isPreferred: true }, buildMethod()] });
    expect(screen.getByRole('radio', { name: /Credit\/Debit Card/ })).toBeChecked();
  });

  it('never preselects a method that cannot take money', async () => {
    await open({ methods: [CARD, buildMethod({ canWithdraw: false, isPreferred: true })] });
    expect(screen.getByRole('radio', { name: /Credit\/Debit Card/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /M-Pesa/ })).toBeDisabled();
  });

  it('says how much a card can take', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: /Credit\/Debit Card/ }));
    await user.type(amountBox(), '41');
    expect(screen.getByText('This method takes at most $40 at once')).toBeVisible();
  });

  it('says that dollars will arrive, and when', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '$25' }));
    await user.click(screen.getByRole('radio', { name: /Credit\/Debit Card/ }));
    expect(text()).toMatch(/You receive\$25TimeInstant - 30 minutes/);
  });
});
