import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { openAs } from './bonusPage.testTools';

const CLAIM = {
  ...{ id: 'd1', source: 'deposit', bonusId: 'gone', title: 'Karibu boost', status: 'wagering', amount: 10 },
  ...{ claimedAt: '2026-11-20T09:30:00.000Z', wagerRequired: 100, wagered: 40, left: 7.5 },
  expiresAt: '2999-12-01T09:30:00.000Z',
  terms: {
    ...{ wagering: 10, contribution: { slots: 100, crash: 50, mines: 50, dice: 10 } },
    ...{ maxStake: 4, expiryDays: 30, mostConverted: 50 },
  },
};

const forfeits = (answer: HttpResponse<JsonBodyType>) =>
  fakeServer.use(http.post(`${ORIGIN}/api/users/me/bonuses/d1/forfeit`, () => answer));

const card = async () => within(await screen.findByRole('region', { name: 'Your bonuses' })).findByRole('article');

describe('a bonus of a player', () => {
  it('shows what is left of it, until when, and its terms in the account currency', async () => {
    const { user } = await openAs({ data: [CLAIM] });
    expect(await card()).toHaveTextContent(/US\$7\.50 of it left.*Until .*Dec.*days left/);
    await user.click(within(await card()).getByText('The terms of this bonus'));
    expect(await within(await card()).findByText(/^real money is staked first/)).toBeVisible();
    expect(await card()).toHaveTextContent('Slots 100%, Crash 50%, Mines 50%, Dice 10%');
    expect(await card()).toHaveTextContent(/Highest stake with bonus money in it\s*US\$4/);
    expect(await card()).toHaveTextContent('what is left, at most US$50');
  });

  it('that is wagered waits for the rounds that are open', async () => {
    await openAs({ data: [{ ...CLAIM, wagered: 100 }] });
    expect(await card()).toHaveTextContent('It ends as soon as your open rounds have ended.');
  });

  it.each([
    ['converted', { converted: 7.5, lost: 0 }, /Now real money.*US\$7\.50 became real money\./],
    ['converted', { converted: 50, lost: 20 }, /US\$50 became real money\. US\$20 was above the most that can/],
    ['usedUp', { converted: 0, lost: 0 }, /Used up.*All of it was lost in play/],
    ['expired', { converted: 0, lost: 7.5 }, /Expired.*US\$7\.50 left your bonus balance/],
    ['forfeited', { converted: 0, lost: 7.5 }, /Given up.*US\$7\.50 left your bonus balance/],
    ['done', { terms: undefined, wagerRequired: 0 }, /Credited/],
  ])('says how it ended: %s %j', async (status, end, text) => {
    await openAs({ data: [{ ...CLAIM, left: undefined, status, ...end }] });
    expect(await card()).toHaveTextContent(text);
    expect(within(await card()).queryByRole('button', { name: /Give up/ })).toBeNull();
  });

  it.each([
    ['referral', 'Reward for an invitation'],
    ['wheel', 'Prize of the daily wheel'],
    ['freeSpins', 'Wins of free spins'],
    ['market', 'From the bonus market'],
  ])('from another source than a deposit (%s) has its name, and no link to a deposit', async (source, name) => {
    await openAs({ data: [{ ...CLAIM, source, bonusId: source, title: source }] });
    expect(within(await card()).getByRole('heading', { name })).toBeVisible();
    expect(within(await card()).queryByRole('link')).toBeNull();
  });
});

describe('giving up a bonus', () => {
  const ask = async () => {
    const opened = await openAs({ data: [CLAIM] });
    await opened.user.click(within(await card()).getByRole('button', { name: /^Give up this bonus/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Give up this bonus?' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(/US\$7\.50 of bonus money leaves your account/);
    return { ...opened, dialog };
  };

  it('asks first, says what is lost, and sends nothing when it is cancelled', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await card()).toHaveTextContent('Running');
  });

  it('sends it once, and shows the bonus as given up', async () => {
    const { user, dialog } = await ask();
    const given = { ...CLAIM, status: 'forfeited', left: undefined, lost: 7.5 };
    fakeApi({ 'users/me/bonuses': { data: [given] } });
    forfeits(HttpResponse.json({ data: given }));
    await user.click(dialog.getByRole('button', { name: 'Give it up' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Given up')).toBeVisible();
  });

  it('says that a round is still open', async () => {
    const { user, dialog } = await ask();
    const refused = HttpResponse.json({ error: { code: 'bonus_in_round', message: 'x' } }, { status: 409 });
    forfeits(refused);
    await user.click(dialog.getByRole('button', { name: 'Give it up' }));
    expect(await dialog.findByText(/Finish it first/)).toBeVisible();
  });
});
