import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeServer, ORIGIN } from '@/testing/fakeApi';
import { openTools, region, SOON } from '../responsibleGaming.testTools';

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

const text = (name: string) => screen.getByRole('region', { name }).textContent?.replace(/\s/g, ' ') ?? '';

describe('limits on play', () => {
  it('show losses with what is left, a stake alone, and time in minutes', async () => {
    await show([
      { kind: 'lossDay', value: 1_000, used: 250.5 },
      { kind: 'stake', value: 200, used: 0 },
      { kind: 'timeDay', value: 90, used: 30 },
    ]);
    expect(text('Losses today')).toMatch(/Ksh 1,000.*UsedKsh 250\.50.*LeftKsh 749\.50/);
    expect(text('Stake of a round')).toContain('Ksh 200');
    expect(text('Stake of a round')).not.toContain('Left');
    expect(text('Time at play today')).toMatch(/90 minutes.*Used30 minutes.*Left60 minutes/);
    expect(text('Losses in 30 days')).toContain('No limit');
  });

  it('are set in the currency of the account', async () => {
    const { bodies, user } = await show([], [{ kind: 'stake', value: 150, used: 0 }]);
    await user.click(region('Stake of a round').getByRole('button', { name: 'Set a limit' }));
    await user.keyboard('150{Enter}');
    expect(await region('Stake of a round').findByText('Saved')).toBeVisible();
    expect(bodies).toEqual([{ kind: 'stake', value: 150 }]);
    await waitFor(() => expect(text('Stake of a round')).toContain('Ksh 150'));
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
    expect(text('Losses today')).toContain('From 20 May 2027 at 09:30: Ksh 5,000');
    await user.click(region('Losses today').getByRole('button', { name: 'Keep the present limit' }));
    await waitFor(() => expect(bodies).toEqual([{ kind: 'lossDay', value: 1_000 }]));
  });

  it('can end, after a day', async () => {
    const { bodies, user } = await show([{ kind: 'stake', value: 200, used: 0 }]);
    await user.click(region('Stake of a round').getByRole('button', { name: 'Remove' }));
    expect(text('Stake of a round')).toContain('24 hours from now');
    await user.click(region('Stake of a round').getByRole('button', { name: 'Remove the limit' }));
    await waitFor(() => expect(bodies).toEqual([{ kind: 'stake', value: null }]));
  });

  it('are not there when the backend does not know them', async () => {
    await openTools();
    expect(screen.queryByText('Limits on play')).toBeNull();
  });
});
