import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { buildTransaction } from '@/testing/walletBuilders';
import { answer, passes, takePosts, text } from '../walletModal.testTools';
import { accept, amountBox, says, submit, untilStatus } from './depositModal.testTools';
import { ASK_EVERY_MS } from './flow/useFollowedDeposit';

afterEach(() => {
  jest.useRealTimers();
});

describe('the clock of the deposit modal', () => {
  it('closes the modal 5 s after the money arrived', async () => {
    says({ status: 'completed' });
    takePosts('mpesa/stk-push', accept);
    const { onClose } = await untilStatus('Your money is here');
    await passes(4_000);
    expect(onClose).not.toHaveBeenCalled();
    await passes(1_100);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('removes the banner of a failure after 3 s, keeps the reason in the form, and closes nothing', async () => {
    says({ status: 'failed', reason: 'wrong_pin' });
    takePosts('mpesa/stk-push', accept);
    const { onClose } = await untilStatus('The deposit did not go through');
    await passes(3_100);
    expect(screen.queryByText('The deposit did not go through')).toBeNull();
    expect(text()).toContain('Your last try: The M-Pesa PIN was wrong. Nothing was charged.');
    expect(amountBox()).toHaveValue('500');
    await passes(60_000);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps the reason in the form until it is dismissed', async () => {
    says({ status: 'failed', reason: 'wrong_pin' });
    takePosts('mpesa/stk-push', accept);
    const { user } = await untilStatus('The deposit did not go through');
    await passes(120_000);
    expect(text()).toContain('Your last try: The M-Pesa PIN was wrong.');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(text()).not.toContain('Your last try');
    expect(amountBox()).toHaveValue('500');
  });

  it('keeps the reason in the form until the next try', async () => {
    says({ status: 'failed', reason: 'wrong_pin' });
    fakeApi({ 'wallet/deposits/d2': { data: buildTransaction({ id: 'd2' }) } });
    takePosts('mpesa/stk-push', (_, count) => answer({ ResponseCode: '0', depositId: `d${count}` }));
    const { user } = await untilStatus('The deposit did not go through');
    await passes(3_100);
    await user.click(submit());
    expect(await screen.findByText('Check your phone…')).toBeVisible();
    expect(text()).not.toContain('Your last try');
  });

  it('stops while the tab is hidden', async () => {
    says({ status: 'failed', reason: 'wrong_pin' });
    takePosts('mpesa/stk-push', accept);
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
    takePosts('mpesa/stk-push', accept);
    await untilStatus('Check your phone…');
    await passes(91_000);
    expect(screen.getByText('Do not pay again, we keep checking')).toBeVisible();
    says({ status: 'completed' });
    await passes(ASK_EVERY_MS + 500);
    expect(await screen.findByText('Your money is here')).toBeVisible();
  });
});
