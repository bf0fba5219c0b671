import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { selectPage } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { DepositModal } from '../../modals/deposit';
import { answer, openModal, takePosts } from '../../walletModal.testTools';

const say = (gaming: Record<string, unknown>) => fakeApi({ gaming: { data: { limits: [], ...gaming } } });
const limit = (period: string, left: number, currency = 'KES') => ({ period, amount: 5000, used: 0, left, currency });

const open = async () => {
  const view = await openModal(DepositModal);
  await screen.findByRole('radio', { name: /M-Pesa/ });
  return view;
};

const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';
const amountBox = () => screen.getByRole('textbox', { name: 'Amount' });
const submit = () => screen.getByRole('button', { name: /^Deposit/ });
const quick = (name: RegExp) => screen.getByRole('button', { name });

const refuse = (code: string) =>
  takePosts('mpesa/stk-push', () => HttpResponse.json({ error: { code } }, { status: 403 }));

describe('a deposit with limits', () => {
  it('shows what is left of the lowest limit, and offers no larger amounts', async () => {
    say({ limits: [limit('day', 4000), limit('week', 1000)] });
    await open();
    await waitFor(() => expect(text()).toContain('You can still deposit'));
    expect(text()).toContain('You can still deposit Ksh 1,000: that is what is left of your 7-day limit.');
    expect(quick(/^Ksh\s500$/)).toBeEnabled();
    expect(quick(/^Ksh\s5,000$/)).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Quick amounts' })).toHaveAccessibleDescription(/your 7-day limit/);
  });

  it('sends nothing above the limit', async () => {
    say({ limits: [limit('day', 400)] });
    const posts = takePosts('mpesa/stk-push', () => answer({}));
    const { user } = await open();
    await screen.findByText(/You can still deposit/);
    await user.type(amountBox(), '401');
    await user.click(submit());
    expect(await screen.findByText('That is more than you can still deposit under your own limit')).toBeVisible();
    expect(posts).toEqual([]);
  });

  it('shows in the form which limit refused it, and links to the tools', async () => {
    say({});
    refuse('deposit_limit');
    const { user, onClose, store } = await open();
    await user.type(amountBox(), '500');
    say({ limits: [limit('month', 120)] });
    await user.click(submit());
    expect(await screen.findByText('It is more than your deposit limit allows. Nothing was charged.')).toBeVisible();
    const left = await screen.findAllByText(/You can still deposit/);
    expect(left[0]).toHaveTextContent(/Ksh\s120: that is what is left of your 30-day limit/);
    await user.click(screen.getByRole('link', { name: 'Your limits and breaks' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(selectPage(store.getState())).toBe('responsible-gaming?section=tools');
  });

  it('keeps the refusal on screen until the player continues', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    refuse('deposit_limit');
    const { user } = await open();
    await user.type(amountBox(), '500');
    await user.click(submit());
    const refusal = await screen.findByText('It is more than your deposit limit allows. Nothing was charged.');
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(refusal).toBeVisible();
    jest.useRealTimers();
  });

  it('says that nothing is left', async () => {
    say({ limits: [limit('day', 0)] });
    await open();
    await waitFor(() => expect(text()).toContain('Nothing is left of your 24-hour limit.'));
  });

  it('links to the tools', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Set limits on your deposits' })).toHaveAttribute(
      'href',
      '/responsible-gaming?section=tools',
    );
  });

  it('is possible when the limits did not load, because the server checks them', async () => {
    fakeApi({ gaming: 'notFound' });
    await open();
    expect(submit()).toBeEnabled();
  });
});

describe('a deposit on a break', () => {
  const block = { kind: 'timeOut', until: '2027-05-20T06:30:00.000Z' };

  it('is closed, with the end of the break', async () => {
    say({ block });
    await openModal(DepositModal);
    expect(await screen.findByText('You are taking a break')).toBeVisible();
    expect(screen.getByText(/^Until/)).toHaveTextContent('Until 20 May 2027 at 09:30');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is closed as soon as the server refuses it', async () => {
    say({});
    refuse('time_out');
    const { user } = await open();
    await user.type(amountBox(), '500');
    say({ block });
    await user.click(submit());
    expect(await screen.findByText('You are taking a break')).toBeVisible();
    expect(await screen.findByText(/^Until/)).toBeVisible();
  });

  it('is open again after the break', async () => {
    say({ block: { ...block, until: '2026-01-01T00:00:00.000Z' } });
    await open();
    expect(submit()).toBeEnabled();
  });
});
