import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FAULTS } from '@/testing/fakeApi';
import { become, openTools, SOON, take } from '../responsibleGaming.testTools';
import { endOfExclusion, endOfTimeOut } from './BreakDialogs';

/** The confirmation after a length was chosen. */
const asked = async (length: string, button: string, name: string) => {
  const { user } = await openTools();
  await user.click(screen.getByRole('radio', { name: length }));
  await user.click(screen.getByRole('button', { name: button }));
  return { user, dialog: within(screen.getByRole('dialog', { name })) };
};

describe('the buttons for breaks', () => {
  it('ask once with the end of the break, and the break is shown at the top', async () => {
    const bodies = take('time-out', become({ block: { kind: 'timeOut', until: SOON } }));
    const { user, dialog } = await asked('7 days', 'Start the break', 'Start this break?');
    expect(dialog.getByText(/^Until$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Start the break' }));
    expect(await screen.findByText('You are taking a break')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^Until$/)).toHaveTextContent('Until 20 May 2027 at 09:30');
    expect(bodies).toEqual([{ hours: 168 }]);
    expect(screen.getByRole('button', { name: 'Withdraw money' })).toBeVisible();
    const card = screen.getByRole('region', { name: 'Take a break' });
    expect(card).toHaveTextContent('Your break runs until 20 May 2027 at 09:30.');
    expect(within(card).getByRole('button', { name: 'Make the break longer' })).toBeVisible();
  });

  it('show a message when the break could not start', async () => {
    take('time-out', () => FAULTS.unreachable());
    const { user } = await openTools();
    await user.click(screen.getByRole('button', { name: 'Start the break' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start the break' }));
    expect(await screen.findByText(/^Not saved: we could not reach the server/)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('ask twice for a long break: with a checkbox, then with a typed word', async () => {
    const bodies = take('self-exclusion', become({ block: { kind: 'selfExclusion', until: SOON } }));
    const { user, dialog } = await asked('5 years', 'Exclude myself', 'Exclude yourself?');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Please tick that you have understood');
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByRole('textbox')).toHaveFocus();
    await user.keyboard('yes{Enter}');
    expect(dialog.getByText('Please type EXCLUDE')).toBeVisible();
    expect(bodies).toEqual([]);
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), ' exclude {Enter}');
    expect(await screen.findByText('You have excluded yourself')).toBeVisible();
    expect(bodies).toEqual([{ months: 60 }]);
    expect(screen.queryByRole('button', { name: 'Exclude myself' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start the break' })).toBeNull();
  });
});

const at = (instant: string) => Date.parse(instant);

describe('the end of a break', () => {
  it('is the given number of hours later', () => {
    expect(endOfTimeOut(72, at('2026-11-20T09:00:00.000Z'))).toBe('2026-11-23T09:00:00.000Z');
  });

  it.each([
    ['2026-11-20T09:00:00.000Z', 6, '2027-05-20T09:00:00.000Z'],
    ['2026-08-31T09:00:00.000Z', 6, '2027-02-28T09:00:00.000Z'],
    ['2028-02-29T09:00:00.000Z', 12, '2029-02-28T09:00:00.000Z'],
    // It is already 1 September in Nairobi.
    ['2026-08-31T22:30:00.000Z', 6, '2027-02-28T22:30:00.000Z'],
  ])('is the same day in a later month: %s + %d', (from, months, end) => {
    expect(endOfExclusion(months, at(from))).toBe(end);
  });
});
