import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { selectPage } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { describeMethods, type MethodKit } from '../methodKits.testTools';
import { DepositModal } from '../modals/DepositModal';
import { openModal, takePosts, text } from '../walletModal.testTools';
import { depositBy, submit } from './depositModal.testTools';

const say = (gaming: Record<string, unknown>) => fakeApi({ gaming: { data: { limits: [], ...gaming } } });
const limit = (period: string, left: number, currency: string) => ({ period, amount: 5000, used: 0, left, currency });
const quick = (name: RegExp) => screen.getByRole('button', { name });

/** The remaining amount and its text. */
const LEFT = {
  KES: { week: 1000, said: 'Ksh 1,000', within: /^Ksh\s500$/, above: /^Ksh\s5,000$/, month: 120, ofMonth: /Ksh\s120:/ },
  USD: { week: 30, said: 'US$30', within: /^US\$25$/, above: /^US\$50$/, month: 12, ofMonth: /US\$12:/ },
} as const;

const refuse = ({ path }: MethodKit, code: string) =>
  takePosts(path, () => HttpResponse.json({ error: { code } }, { status: 403 }));

describeMethods('a deposit with limits', (kit) => {
  const { open, fill, pay, takes } = depositBy(kit);
  const { amount, currency } = kit;
  const left = LEFT[currency];

  it('shows what is left of the lowest limit, and offers no larger amounts', async () => {
    say({ limits: [limit('day', left.week * 4, currency), limit('week', left.week, currency)] });
    await open();
    await waitFor(() => expect(text()).toContain('You can still deposit'));
    expect(text()).toContain(`You can still deposit ${left.said}: that is what is left of your 7-day limit.`);
    expect(quick(left.within)).toBeEnabled();
    expect(quick(left.above)).toBeDisabled();
    expect(screen.getByRole('group', { name: 'Quick amounts' })).toHaveAccessibleDescription(/your 7-day limit/);
  });

  it('sends nothing above the limit', async () => {
    say({ limits: [limit('day', amount - 1, currency)] });
    const posts = takes();
    const { user } = await fill();
    await screen.findByText(/You can still deposit/);
    await user.click(submit());
    expect(await screen.findByText('That is more than you can still deposit under your own limit')).toBeVisible();
    expect(posts).toEqual([]);
  });

  it('shows in the form which limit refused it, and links to the tools', async () => {
    say({});
    refuse(kit, 'deposit_limit');
    const { user, onClose, store } = await fill();
    say({ limits: [limit('month', left.month, currency)] });
    await user.click(submit());
    expect(await screen.findByText('That is more than your deposit limit allows. Nothing was charged.')).toBeVisible();
    const [shown] = await screen.findAllByText(/You can still deposit/);
    expect(shown).toHaveTextContent(left.ofMonth);
    expect(shown).toHaveTextContent('that is what is left of your 30-day limit');
    await user.click(screen.getByRole('link', { name: 'Your limits and breaks' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(selectPage(store.getState())).toBe('responsible-gaming?section=tools');
  });

  it('keeps the refusal on screen until the player continues', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    refuse(kit, 'deposit_limit');
    await pay();
    const refusal = await screen.findByText('That is more than your deposit limit allows. Nothing was charged.');
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(refusal).toBeVisible();
    jest.useRealTimers();
  });

  it('says that age and terms are to be confirmed first', async () => {
    say({});
    refuse(kit, 'consent_needed');
    await pay();
    expect(await screen.findByText('Confirm your age and accept the terms first. Nothing was charged.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Your limits and breaks' })).toBeNull();
  });

  it('says that nothing is left', async () => {
    say({ limits: [limit('day', 0, currency)] });
    await open();
    await waitFor(() => expect(text()).toContain('You have reached your 24-hour limit.'));
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

describeMethods('a deposit on a break', (kit) => {
  const { open, fill } = depositBy(kit);
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
    refuse(kit, 'time_out');
    const { user } = await fill();
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
