import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { buildTransaction } from '@/testing/walletBuilders';
import { describeMethods } from '../methodKits.testTools';
import { answer, passes, text } from '../walletModal.testTools';
import { amountBox, depositBy, submit } from './depositModal.testTools';
import { ASK_EVERY_MS } from './flow/useDepositSteps';

const NO_MONEY = 'There is not enough money in the account you are paying from.';

afterEach(() => {
  jest.useRealTimers();
});

describeMethods('the clock of the modal for a deposit', (kit) => {
  const { says, takes, untilStatus } = depositBy(kit);

  it('removes the banner of a failure after 3 s, keeps the reason in the form, and closes nothing', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    takes();
    const { onClose } = await untilStatus('The deposit did not go through');
    await passes(3_100);
    expect(screen.queryByText('The deposit did not go through')).toBeNull();
    expect(text()).toContain(`Your last try: ${NO_MONEY} Nothing was charged.`);
    expect(amountBox()).toHaveValue(String(kit.amount));
    await passes(60_000);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps the reason in the form until it is dismissed', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    takes();
    const { user } = await untilStatus('The deposit did not go through');
    await passes(120_000);
    expect(text()).toContain(`Your last try: ${NO_MONEY}`);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(text()).not.toContain('Your last try');
    expect(amountBox()).toHaveValue(String(kit.amount));
  });

  it('keeps the reason in the form until the next try', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    fakeApi({ 'wallet/deposits/d2': { data: buildTransaction({ id: 'd2' }) } });
    takes((_, count) => answer(kit.answer(`d${count}`)));
    const { user } = await untilStatus('The deposit did not go through');
    await passes(3_100);
    await user.click(submit());
    expect(await screen.findByText(kit.waiting)).toBeVisible();
    expect(text()).not.toContain('Your last try');
  });

  it('stops while the tab is hidden', async () => {
    says({ status: 'failed', reason: 'insufficient_funds' });
    takes();
    await untilStatus('The deposit did not go through');
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await passes(10_000);
    expect(screen.getByText('The deposit did not go through')).toBeVisible();
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await passes(3_100);
    expect(screen.queryByText('The deposit did not go through')).toBeNull();
  });

  it('warns after 90 s of waiting, and still shows the result later', async () => {
    says({ status: 'processing' });
    takes();
    await untilStatus(kit.waiting);
    await passes(91_000);
    expect(screen.getByText('Do not pay again, we keep checking')).toBeVisible();
    says({ status: 'completed' });
    await passes(ASK_EVERY_MS + 500);
    expect(await screen.findByText('Your money is here')).toBeVisible();
  });
});
