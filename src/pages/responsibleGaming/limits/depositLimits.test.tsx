import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FAULTS } from '@/testing/fakeApi';
import { become, DAY, openTools, region, SOON, take } from '../responsibleGaming.testTools';

const text = (name: string) => screen.getByRole('region', { name }).textContent?.replace(/\s/g, ' ') ?? '';

describe('a deposit limit', () => {
  it('shows the used and the remaining amount', async () => {
    await openTools({ limits: [DAY] });
    expect(text('24 hours')).toMatch(/Ksh 1,500.*UsedKsh 500.*LeftKsh 1,000/);
    expect(text('7 days')).toContain('No limit');
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
    await waitFor(() => expect(text('24 hours')).toContain('Ksh 12,500'));
    expect(region('24 hours').getByRole('button', { name: 'Change' })).toHaveFocus();
  });

  it('is in the currency of the account, also when an older limit is in the other one', async () => {
    const bodies = take('limits', become({ limits: [{ ...DAY, amount: 5, currency: 'USD' }] }));
    const { user } = await openTools({ limits: [DAY] }, 'USD');
    expect(text('24 hours')).toContain('Ksh 1,500');
    await user.click(region('24 hours').getByRole('button', { name: 'Change' }));
    expect(region('24 hours').queryByRole('radio')).toBeNull();
    expect(text('24 hours')).toContain('US$');
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
    expect(text('24 hours')).toContain(': no limit');
    await user.click(region('24 hours').getByRole('button', { name: 'Keep the present limit' }));
    await waitFor(() => expect(text('24 hours')).not.toContain(': no limit'));
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
