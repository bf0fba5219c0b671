import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { selectModals } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { buildMethod } from '@/testing/walletBuilders';
import { WithdrawModal } from '../modals/WithdrawModal';
import { METHOD_KITS } from '../methodKits.testTools';
import { openModal, text } from '../walletModal.testTools';
import { amountBox, cashout, open } from './withdrawModal.testTools';

describe('the withdrawal form', () => {
  it('shows available, held and bonus money separately', async () => {
    await open({ held: 12.5 });
    expect(screen.getByRole('dialog', { name: 'Withdraw Funds' })).toBeVisible();
    expect(text()).toMatch(/Available balance\$60about ≈ Ksh 7,770\$12\.50 is already on its way out to you\./);
    expect(text()).toContain('Bonus balance: $15. Bonus money cannot be withdrawn.');
    expect(text()).toContain('Funds go back to the original payment method.');
  });

  it('says what is owed after the bank took a card payment back', async () => {
    await open({ balance: -25.5, available: 0 });
    expect(text()).toContain('$25.50 is owed. Your next deposits pay it first.');
  });

  it('disables quick amounts above the available amount', async () => {
    await open();
    const quick = within(screen.getByRole('group', { name: 'Quick amounts' })).getAllByRole('button');
    expect(quick.map((button) => [button.textContent, (button as HTMLButtonElement).disabled])).toEqual([
      ['$25', false],
      ['$50', false],
      ['$100', true],
      ['Max', false],
    ]);
  });

  it.each([
    ['60.01', 'Insufficient balance'],
    ['9.99', 'Minimum withdrawal amount is $10'],
  ])('shows before sending why $%s is not possible', async (amount, reason) => {
    const { user } = await open();
    await user.type(amountBox(), amount);
    expect(screen.getByText(reason)).toBeVisible();
    await user.click(cashout());
    expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).toBeNull();
  });

  it('asks for an amount, and keeps only digits and a dot', async () => {
    const { user } = await open();
    expect(cashout()).not.toHaveClass('primary');
    await user.click(cashout());
    expect(screen.getByText('Please enter a valid amount')).toBeVisible();
    expect(amountBox()).toHaveFocus();
    await user.type(amountBox(), '$2a5.505');
    expect(amountBox()).toHaveValue('25.50');
    expect(cashout()).toHaveTextContent('Cashout $25.50');
    expect(cashout()).toHaveClass('primary');
  });

  it('requires a method', async () => {
    const { user } = await open({ methods: [buildMethod({ canWithdraw: false })] });
    await user.type(amountBox(), '25');
    expect(screen.getByText('Please select a valid payment method or contact support')).toBeVisible();
  });

  it.each(METHOD_KITS)('shows what will arrive by $name, and when', async ({ name, arrives }) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '$25' }));
    await user.click(screen.getByRole('radio', { name: new RegExp(name) }));
    expect(text()).toMatch(arrives.facts);
  });

  it('links a player without deposits to the deposit or to support', async () => {
    const { user, store } = await open({ methods: [] });
    expect(text()).toContain('You have not deposited yet. Make a deposit first, or contact support.');
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit' }]);
  });

  it('says that a part could not be loaded, and loads it again', async () => {
    fakeApi({ 'wallet/methods': 'notFound' });
    const { user } = await openModal(WithdrawModal);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    fakeApi({ 'wallet/methods': { data: [] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox')).toBeVisible();
  });
});
