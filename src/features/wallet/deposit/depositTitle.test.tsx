import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { localeChosen } from '@/features/ui';
import { describeMethods } from '../methodKits.testTools';
import { passes, startClock, text } from '../walletModal.testTools';
import { amountBox, depositBy, submit } from './depositModal.testTools';
import { ASK_EVERY_MS } from './flow/useDepositSteps';

const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const dialog = () => screen.getByRole('dialog', { name: 'Choose a payment method' });

afterEach(() => {
  jest.useRealTimers();
});

describeMethods('the title of the modal for a deposit', (kit) => {
  const { fill, says, takes, untilStatus } = depositBy(kit);

  it('is the state of the payment, from the form to the credit; the name of the dialog stays', async () => {
    says({ status: 'processing' });
    takes();
    startClock();
    const { user } = await fill();
    expect(title()).toBe('Deposit');
    expect(screen.getByText('Choose a payment method')).toBeVisible();
    await user.click(submit());
    await screen.findByText(kit.waiting);
    expect(title()).toBe(kit.title);
    expect(dialog()).toBeVisible();
    says({ status: 'completed' });
    await passes(ASK_EVERY_MS + 500);
    await screen.findByText('Your money is here');
    expect(title()).toBe('Received');
    expect(dialog()).toBeVisible();
  });

  it('says that nothing was received until the failure is dismissed', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    takes();
    const { user } = await untilStatus('The deposit did not go through');
    expect(title()).toBe('Not received');
    await passes(60_000);
    expect(title()).toBe('Not received');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(title()).toBe('Deposit');
    expect(amountBox()).toHaveValue(String(kit.amount));
  });

  it('says that an unknown payment is being checked, and that another amount is in review', async () => {
    says({ status: 'processing', isOutcomeUnknown: true });
    takes();
    await untilStatus('Do not pay again, we keep checking');
    expect(title()).toBe('Being checked');
    says({ status: 'review' });
    await passes(ASK_EVERY_MS + 500);
    await screen.findByText('We are looking into your payment');
    expect(title()).toBe('In review');
  });

  it('is in Kiswahili for a player who reads it', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    takes();
    const { store } = await untilStatus('The deposit did not go through');
    act(() => void store.dispatch(localeChosen('sw')));
    await screen.findByText('Amana haikufaulu');
    expect(title()).toBe('Hazijafika');
    expect(text()).toContain('Jaribu kiasi kidogo zaidi, au njia nyingine ya kulipa.');
    await passes(3_100);
    expect(title()).toBe('Hazijafika');
  });
});

describeMethods('what a player can do about a deposit that failed', (kit) => {
  const { says, takes, untilStatus } = depositBy(kit);

  it('is said in the banner, and in the form until the failure is dismissed', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    takes();
    const { user } = await untilStatus('The deposit did not go through');
    expect(screen.getByText('Try a smaller amount, or another way to pay.')).toBeVisible();
    await passes(60_000);
    expect(screen.getByText('Try a smaller amount, or another way to pay.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Try a smaller amount, or another way to pay.')).toBeNull();
  });
});
