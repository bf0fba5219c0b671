import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import type { DepositLimit } from '@contract/saferPlay.ts';
import { become, DAY, openTools, region, SOON, take } from '../responsibleGaming.testTools';
import { caretIn, effectOf, groupAmount, plainAmount } from './LimitForm';

const textOf = (name: string) => screen.getByRole('region', { name }).textContent?.replace(/\s/g, ' ') ?? '';

describe('a deposit limit', () => {
  it('shows the used and the remaining amount', async () => {
    await openTools({ limits: [DAY] });
    expect(textOf('24 hours')).toMatch(/Ksh 1,500.*UsedKsh 500.*LeftKsh 1,000/);
    expect(textOf('7 days')).toContain('No limit');
  });

  it('groups the typed digits, shows when it starts to count, and is saved', async () => {
    const bodies = take('limits', become({ limits: [{ ...DAY, amount: 12500, left: 12000 }] }));
    const { user } = await openTools();
    await user.click(region('24 hours').getByRole('button', { name: 'Set a limit' }));
    const amount = region('24 hours').getByRole('textbox', { name: 'New limit' });
    expect(amount).toHaveFocus();
    await user.keyboard('12500');
    expect(amount).toHaveValue('12,500');
    expect(region('24 hours').getByText('Works at once.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await region('24 hours').findByText('Saved')).toBeVisible();
    expect(bodies).toEqual([{ period: 'day', amount: 12500, currency: 'KES' }]);
    await waitFor(() => expect(textOf('24 hours')).toContain('Ksh 12,500'));
    expect(region('24 hours').getByRole('button', { name: 'Change' })).toHaveFocus();
  });

  it('is in the currency of the account, also when an older limit is in the other one', async () => {
    const bodies = take('limits', become({ limits: [{ ...DAY, amount: 5, currency: 'USD' }] }));
    const { user } = await openTools({ limits: [DAY] }, 'USD');
    expect(textOf('24 hours')).toContain('Ksh 1,500');
    await user.click(region('24 hours').getByRole('button', { name: 'Change' }));
    expect(region('24 hours').queryByRole('radio')).toBeNull();
    expect(textOf('24 hours')).toContain('US$');
    await user.keyboard('5{Enter}');
    expect(await region('24 hours').findByText('Saved')).toBeVisible();
    expect(bodies).toEqual([{ period: 'day', amount: 5, currency: 'USD' }]);
  });

  it('says before saving that a higher limit waits, then shows it as waiting', async () => {
    const next = { amount: 9000, currency: 'KES', startsAt: SOON };
    take('limits', become({ limits: [{ ...DAY, next }] }));
    const { user } = await openTools({ limits: [DAY] });
    await user.click(region('24 hours').getByRole('button', { name: 'Change' }));
    await user.keyboard('9000');
    expect(region('24 hours').getByText(/works after 24 hours/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await region('24 hours').findByText(/^From/)).toHaveTextContent(/From 20 May 2027 at 09:30: Ksh\s9,000/);
  });

  it('stays the same when a waiting change is cancelled', async () => {
    const bodies = take('limits', become({ limits: [DAY] }));
    const { user } = await openTools({ limits: [{ ...DAY, next: { currency: 'KES', startsAt: SOON } }] });
    expect(textOf('24 hours')).toContain(': no limit');
    await user.click(region('24 hours').getByRole('button', { name: 'Keep the present limit' }));
    await waitFor(() => expect(textOf('24 hours')).not.toContain(': no limit'));
    expect(bodies).toEqual([{ period: 'day', amount: 1500, currency: 'KES' }]);
  });

  it('asks before it is removed', async () => {
    const bodies = take('limits', become({ limits: [{ ...DAY, next: { currency: 'KES', startsAt: SOON } }] }));
    const { user } = await openTools({ limits: [DAY] });
    await user.click(region('24 hours').getByRole('button', { name: 'Remove' }));
    expect(region('24 hours').getByText(/Your limit ends 24 hours from now/)).toBeVisible();
    await user.click(region('24 hours').getByRole('button', { name: 'Remove the limit' }));
    expect(await region('24 hours').findByText(/: no limit$/)).toBeVisible();
    expect(bodies).toEqual([{ period: 'day', amount: null, currency: 'KES' }]);
  });

  it.each([
    ['', 'Please enter an amount'],
    ['1500', 'That is your limit already'],
  ])('sends nothing for %j', async (typed, problem) => {
    const bodies = take('limits', become({}));
    const { user } = await openTools({ limits: [DAY] });
    await user.click(region('24 hours').getByRole('button', { name: 'Change' }));
    await user.keyboard(`${typed}{Enter}`);
    expect(region('24 hours').getByRole('textbox')).toHaveAccessibleDescription(problem);
    expect(bodies).toEqual([]);
  });

  it('stays as typed when it could not be saved', async () => {
    take('limits', () => FAULTS.serverError());
    const { user } = await openTools({ limits: [DAY] });
    await user.click(region('24 hours').getByRole('button', { name: 'Change' }));
    await user.keyboard('900{Enter}');
    expect(await screen.findByText('Not saved. Please try again.')).toBeVisible();
    expect(region('24 hours').getByRole('textbox')).toHaveValue('900');
  });
});

const KINDS = ['lossDay', 'lossWeek', 'lossMonth', 'stake', 'timeDay'];
type Limit = Record<string, unknown>;

const answerOf = (known: readonly Limit[]) => ({
  data: {
    currency: 'KES',
    limits: KINDS.map((kind) => known.find((one) => one['kind'] === kind) ?? { kind, used: 0 }),
  },
});

/** A player with these limits; changes are recorded and answered with `after`. */
async function show(limits: Limit[], after: Limit[] = limits) {
  const bodies: unknown[] = [];
  const { user } = await openTools({}, 'KES', { 'play/limits': answerOf(limits) });
  fakeServer.use(
    http.post(`${ORIGIN}/api/play/limits`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(answerOf(after));
    }),
  );
  await screen.findByRole('region', { name: 'Losses today' });
  return { bodies, user };
}

describe('limits on play', () => {
  it('show losses with what is left, a stake alone, and time in minutes', async () => {
    await show([
      { kind: 'lossDay', value: 1_000, used: 250.5 },
      { kind: 'stake', value: 200, used: 0 },
      { kind: 'timeDay', value: 90, used: 30 },
    ]);
    expect(textOf('Losses today')).toMatch(/Ksh 1,000.*UsedKsh 250\.50.*LeftKsh 749\.50/);
    expect(textOf('Stake of a round')).toContain('Ksh 200');
    expect(textOf('Stake of a round')).not.toContain('Left');
    expect(textOf('Time at play today')).toMatch(/90 minutes.*Used30 minutes.*Left60 minutes/);
    expect(textOf('Losses in 30 days')).toContain('No limit');
  });

  it('are set in the currency of the account', async () => {
    const { bodies, user } = await show([], [{ kind: 'stake', value: 150, used: 0 }]);
    await user.click(region('Stake of a round').getByRole('button', { name: 'Set a limit' }));
    await user.keyboard('150{Enter}');
    expect(await region('Stake of a round').findByText('Saved')).toBeVisible();
    expect(bodies).toEqual([{ kind: 'stake', value: 150 }]);
    await waitFor(() => expect(textOf('Stake of a round')).toContain('Ksh 150'));
  });

  it('on time are minutes of a day', async () => {
    const { bodies, user } = await show([], [{ kind: 'timeDay', value: 60, used: 0 }]);
    await user.click(region('Time at play today').getByRole('button', { name: 'Set a limit' }));
    expect(region('Time at play today').getByRole('textbox', { name: 'New limit in minutes' })).toHaveFocus();
    await user.keyboard('1441{Enter}');
    expect(region('Time at play today').getByText('A day has 1,440 minutes')).toBeVisible();
    expect(bodies).toEqual([]);
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}60{Enter}');
    expect(await region('Time at play today').findByText('Saved')).toBeVisible();
    expect(bodies).toEqual([{ kind: 'timeDay', value: 60 }]);
  });

  it('say that a higher one waits, and can stay as they are', async () => {
    const next = { value: 5_000, startsAt: SOON };
    const { bodies, user } = await show([{ kind: 'lossDay', value: 1_000, used: 0, next }]);
    expect(textOf('Losses today')).toContain('From 20 May 2027 at 09:30: Ksh 5,000');
    await user.click(region('Losses today').getByRole('button', { name: 'Keep the present limit' }));
    await waitFor(() => expect(bodies).toEqual([{ kind: 'lossDay', value: 1_000 }]));
  });

  it('can end, after a day', async () => {
    const { bodies, user } = await show([{ kind: 'stake', value: 200, used: 0 }]);
    await user.click(region('Stake of a round').getByRole('button', { name: 'Remove' }));
    expect(textOf('Stake of a round')).toContain('24 hours from now');
    await user.click(region('Stake of a round').getByRole('button', { name: 'Remove the limit' }));
    await waitFor(() => expect(bodies).toEqual([{ kind: 'stake', value: null }]));
  });

  it('are not there when the backend does not know them', async () => {
    await openTools();
    expect(screen.queryByText('Limits on play')).toBeNull();
  });
});

describe('a typed amount with grouped digits', () => {
  it.each([
    ['1,250,000', true, '1250000'],
    ['KES 007', false, '7'],
    ['12.345', true, '12.34'],
    ['1.2.3', true, '1.23'],
    ['12.5', false, '125'],
    ['1234567890123', false, '123456789'],
    ['.5', true, '.5'],
    ['', true, ''],
  ])('is read from %j', (text, hasCents, plain) => {
    expect(plainAmount(text, hasCents)).toBe(plain);
  });

  const GROUPED = { '': '', 999: '999', 1000: '1,000', '1250000.5': '1,250,000.5', '1000.': '1,000.' };
  it.each(Object.entries(GROUPED))('is changed from %j to %j', (plain, shown) => {
    expect(groupAmount(plain)).toBe(shown);
  });

  it.each([
    // The 5 of 12,5|00 was just typed.
    ['12,500', '125,00', 4, 4],
    ['1,000', '1000', 4, 5],
    ['1,000', '1,0,00', 2, 2],
    ['125', '1,25', 0, 0],
  ])('keeps the caret in %j', (grouped, typed, caret, at) => {
    expect(caretIn(grouped, typed, caret)).toBe(at);
  });
});

const RATE = 129.5;
const kes = (amount: number) => ({ amountMinor: amount * 100, currency: 'KES' as const });
const usd = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });

const limit = (own: Partial<DepositLimit> = {}): DepositLimit => ({
  period: 'day',
  amount: 1295,
  currency: 'KES',
  used: 0,
  ...own,
});
const next = { amount: 5000, currency: 'KES' as const, startsAt: '2026-11-21T09:00:00.000Z' };

describe('the effect of a new limit', () => {
  it.each([
    ['at once for a first limit', limit({ amount: undefined }), kes(500), 'now'],
    ['at once for a lower limit', limit(), kes(1294.99), 'now'],
    ['later for a higher limit', limit(), kes(1295.01), 'later'],
    ['later for the end of a limit', limit(), null, 'later'],
    ['none for the same limit', limit(), kes(1295), 'none'],
    ['to drop a waiting change for the same limit', limit({ next }), kes(1295), 'keeps'],
    ['at once for the same limit in another currency', limit(), usd(10), 'now'],
    ['later for a higher limit in another currency', limit(), usd(10.01), 'later'],
    ['none when there is no limit to end', limit({ amount: undefined }), null, 'none'],
  ] as const)('is %s', (_name, present, wish, effect) => {
    expect(effectOf(present, wish, RATE)).toBe(effect);
  });

  it('is later when the rate is not known', () => {
    expect(effectOf(limit(), usd(1), undefined)).toBe('later');
  });
});
