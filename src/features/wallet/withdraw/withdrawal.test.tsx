import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { localeChosen } from '@/features/ui';
import { applyEvents } from '../live/applyEvent';
import { ANY_METHOD } from '../methodKits.testTools';
import { answer, passes, RETRIES_MS, startClock, takePosts, text } from '../walletModal.testTools';
import {
  accept,
  amountBox,
  buildWithdrawal,
  cashout,
  confirmed,
  MESSAGE,
  messageShown,
  open,
  reviewed,
} from './withdrawModal.testTools';

const {
  name,
  payout: { id, details },
  arrives,
} = ANY_METHOD;

afterEach(() => {
  jest.useRealTimers();
});

describe('a withdrawal', () => {
  it('is confirmed first', async () => {
    const posts = takePosts('wallet/withdrawals', accept);
    const { user } = await reviewed();
    expect(screen.getByText(/^Withdraw.*\?$/)).toHaveTextContent(`Withdraw $25 to ${name} ${details}?`);
    expect(posts).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(amountBox()).toHaveValue('25');
  });

  it('shows the message of the server, loads the balance again, and closes 3 s later', async () => {
    const posts = takePosts('wallet/withdrawals', accept);
    startClock();
    const { onClose } = await confirmed();
    await messageShown();
    expect(posts).toEqual([{ key: expect.stringMatching(/^[\da-f]{32}$/), body: { amount: 25, methodId: id } }]);
    await passes(2_500);
    expect(onClose).not.toHaveBeenCalled();
    await passes(600);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows its transaction id, and stays open after the id was copied', async () => {
    takePosts('wallet/withdrawals', accept);
    startClock();
    const { onClose, user } = await confirmed();
    expect(await screen.findByText('Transaction ID')).toBeVisible();
    expect(screen.getByText('w1')).toBeVisible();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(written).toHaveBeenCalledWith('w1');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    await passes(10_000);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows its progress live: requested, being sent, arrived', async () => {
    takePosts('wallet/withdrawals', accept);
    const { store } = await confirmed();
    const way = within(await screen.findByRole('region', { name: 'Your withdrawal, step by step' }));
    const here = () => way.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step');
    const told = () => way.getByRole('status').textContent?.replace(/\s/g, ' ');
    expect(here()).toHaveTextContent('Requested');
    expect(screen.getByText('We have your request')).toBeVisible();
    expect(told()).toBe(`We have your request, and will send ${arrives.said} to ${details} next.`);
    const hears = (own: Parameters<typeof buildWithdrawal>[0]) =>
      act(() => {
        const data = JSON.stringify(buildWithdrawal({ updatedAt: new Date().toISOString(), ...own }));
        store.dispatch(applyEvents([{ event: 'transaction', data }], new Map()));
      });
    hears({ status: 'processing' });
    await waitFor(() => expect(here()).toHaveTextContent('Being sent'));
    expect(screen.getByText('Your money is on its way')).toBeVisible();
    hears({ status: 'completed' });
    await waitFor(() => expect(here()).toHaveTextContent('Arrived'));
    expect(screen.getByText('Your money has arrived')).toBeVisible();
    expect(screen.queryByText('Your money is on its way')).toBeNull();
    expect(told()).toBe(`${arrives.said} arrived at ${details}.`);
  });

  it('shows a failure during its progress, and says no longer that the money is on its way', async () => {
    takePosts('wallet/withdrawals', accept);
    const { store } = await confirmed();
    const way = within(await screen.findByRole('region', { name: 'Your withdrawal, step by step' }));
    const data = JSON.stringify(
      buildWithdrawal({ status: 'failed', reason: 'payout_failed', updatedAt: '2026-11-20T10:00:00.000Z' }),
    );
    act(() => void store.dispatch(applyEvents([{ event: 'transaction', data }], new Map())));
    expect(await way.findByText('It could not be sent. The money is back in your balance.')).toBeVisible();
    expect(screen.getByText('Your money could not be sent')).toBeVisible();
    expect(screen.queryByText('Your money is on its way')).toBeNull();
    expect(text()).not.toContain(MESSAGE);
  });

  it('is shown as done also when the backend sends no transaction id', async () => {
    takePosts('wallet/withdrawals', () => answer({ success: true, message: MESSAGE }));
    await confirmed();
    await messageShown();
    expect(screen.queryByText('Transaction ID')).toBeNull();
  });

  it.each([
    'No deposit history found. Please contact support for assistance.',
    'Insufficient balance for withdrawal.',
    'User profile not found. Please contact support.',
    'Withdrawal request failed. Please try again or contact support.',
  ])('shows why it was refused: %s', async (message) => {
    takePosts('wallet/withdrawals', () => answer({ success: false, message }));
    const { onClose } = await confirmed();
    expect(await screen.findByText(message)).toBeVisible();
    expect(amountBox()).toHaveValue('25');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('has messages for a refusal without a reason, and for an error', async () => {
    takePosts('wallet/withdrawals', (_, count) =>
      count === 1 ? answer({ success: false }) : HttpResponse.json({}, { status: 400 }),
    );
    const { user } = await confirmed();
    expect(await screen.findByText('Withdrawal request failed')).toBeVisible();
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  });

  it('shows in Kiswahili that it was refused', async () => {
    const message = 'Withdrawal request failed. Please try again or contact support.';
    takePosts('wallet/withdrawals', () => answer({ success: false, message }));
    const { user, store } = await open();
    act(() => void store.dispatch(localeChosen('sw')));
    await user.type(await screen.findByRole('textbox'), '25');
    await user.click(await screen.findByRole('button', { name: /^Toa \$25/ }));
    await user.click(screen.getByRole('button', { name: 'Thibitisha kutoa pesa' }));
    expect(await screen.findByText(/^Ombi la kutoa pesa limeshindikana\. Tafadhali jaribu tena/)).toBeVisible();
  });

  it('shows its result in Kiswahili', async () => {
    takePosts('wallet/withdrawals', accept);
    const { user, store } = await open();
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByRole('dialog', { name: 'Toa Pesa' })).toBeVisible();
    await user.type(screen.getByRole('textbox'), '25');
    await user.click(screen.getByRole('button', { name: /^Toa \$25/ }));
    await user.click(screen.getByRole('button', { name: 'Thibitisha kutoa pesa' }));
    await waitFor(() => expect(text()).toContain(`Ombi la kutoa $25 kwenye ${arrives.inKiswahili}`));
  });

  it('is sent once after several presses of the button', async () => {
    const posts = takePosts('wallet/withdrawals', accept);
    await reviewed();
    const button = screen.getByRole('button', { name: 'Confirm withdrawal' });
    act(() => {
      button.click();
      button.click();
    });
    await messageShown();
    expect(posts).toHaveLength(1);
  });

  it('is sent again with the same key when the answer was lost', async () => {
    const posts = takePosts('wallet/withdrawals', (_, count) => (count <= 3 ? HttpResponse.error() : accept()));
    const { user } = await confirmed();
    await user.click(await screen.findByRole('button', { name: 'Check again' }, { timeout: RETRIES_MS }));
    await messageShown();
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  });

  it.each([403, 409, 429])('is not shown as refused by a %s after a try without an answer', async (status) => {
    const posts = takePosts('wallet/withdrawals', (_, count) => {
      if (count === 1) return HttpResponse.error();
      return count === 2 ? HttpResponse.json({}, { status }) : accept();
    });
    const { user } = await confirmed();
    await user.click(await screen.findByRole('button', { name: 'Check again' }, { timeout: RETRIES_MS }));
    await messageShown();
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  });

  it('has the same key after too many requests', async () => {
    const posts = takePosts('wallet/withdrawals', (_, count) =>
      count === 1 ? HttpResponse.json({}, { status: 429 }) : accept(),
    );
    const { user } = await confirmed();
    await screen.findByText('Something went wrong. Please try again.');
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await messageShown();
    expect(posts[0]?.key).toBe(posts[1]?.key);
  });

  it('has a new key after an answer', async () => {
    const posts = takePosts('wallet/withdrawals', () => answer({ success: false, message: 'no' }));
    const { user } = await confirmed();
    await screen.findByText('no');
    await user.click(cashout());
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await waitFor(() => expect(posts).toHaveLength(2));
    expect(posts[0]?.key).not.toBe(posts[1]?.key);
  });
});
