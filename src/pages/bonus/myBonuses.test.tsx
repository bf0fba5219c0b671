import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { localeChosen, selectModals } from '@/features/ui';
import { withMessages } from '@/shared/i18n';
import { buildGame } from '@/testing/builders';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { openAs } from './bonusPage.testTools';
import { FreeSpins } from './FreeSpins';
import messages from './messages';

const CLAIM = {
  id: 'd1',
  bonusId: 'b1',
  title: 'Karibu boost',
  status: 'wagering',
  amount: 10,
  freeSpins: 20,
  claimedAt: '2026-11-20T09:30:00.000Z',
  wagerRequired: 150,
  wagered: 37.5,
};

const mine = async () => within(await screen.findByRole('region', { name: 'Your bonuses' }));

describe('the bonuses of a player', () => {
  it('open the deposit after Claim, with the bonus chosen', async () => {
    const { store, user } = await openAs({ data: [] });
    await user.click(await screen.findByRole('button', { name: 'Claim Karibu boost' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { bonusId: 'b1' } }]);
  });

  it('show the progress of the wagering, and link to the deposit', async () => {
    await openAs({ data: [CLAIM] });
    const card = within(await (await mine()).findByRole('article'));
    expect(card.getByText('Running')).toBeVisible();
    expect(card.getByText(/US\$10 \+ 20 free spins/)).toBeVisible();
    const bar = card.getByRole('progressbar', { name: 'Wagered of this bonus' });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(bar).toHaveAttribute('aria-valuetext', 'US$37.50 of US$150 wagered');
    expect(card.getByRole('link', { name: /^See the deposit\s*: Karibu boost$/ })).toHaveAttribute(
      'href',
      '/history?type=deposit&open=d1',
    );
  });

  it('tell how much is to be bet for free spins alone, which come then', async () => {
    const spins = { ...CLAIM, amount: 0, freeSpins: 10, wagerRequired: 5_000, wagered: 0, currency: 'KES' };
    const { store } = await openAs({ data: [spins] }, { currency: 'KES', preferredCurrency: 'KES' });
    const words = async () => (await (await mine()).findByRole('article')).textContent.replaceAll(/\s/g, ' ');
    expect(await words()).toContain('10 free spinsKsh 0 of Ksh 5,000 wagered');
    act(() => void store.dispatch(localeChosen('sw')));
    await waitFor(() =>
      expect(document.body.textContent).toMatch(/Mizunguko 10 ya bureUmechezea Ksh.0 kati ya Ksh.5,000/),
    );
  });

  it('are in shillings for a player who prefers shillings', async () => {
    await openAs({ data: [{ ...CLAIM, freeSpins: 0 }] }, { preferredCurrency: 'KES' });
    expect(await (await mine()).findByText(/Ksh.1,295$/)).toBeVisible();
    const said = (await mine()).getByRole('progressbar').getAttribute('aria-valuetext');
    expect(said?.replaceAll(/\s/g, ' ')).toBe('about Ksh 4,856 of about Ksh 19,425 wagered');
    const card = (await mine()).getByRole('article');
    expect(card.textContent.replaceAll(/\s/g, ' ')).toContain('about ≈ Ksh 4,856 of about ≈ Ksh 19,425 wagered');
  });

  it('tell a bonus that waits for its deposit from a converted bonus', async () => {
    await openAs({
      data: [
        { ...CLAIM, id: 'd2', status: 'waiting', wagered: 0 },
        { ...CLAIM, id: 'd1', status: 'converted', wagered: 180, converted: 12.5, lost: 0 },
      ],
    });
    const waiting = await (await mine()).findByRole('article');
    const done = within(screen.getByText('Earlier bonuses (1)').closest('details') as HTMLElement).getByRole('article');
    expect(waiting).toHaveTextContent(/Deposit under way.*It arrives with your deposit/);
    expect(within(waiting).queryByRole('progressbar')).toBeNull();
    expect(done).toHaveTextContent(/Now real money.*US\$150 of US\$150 wagered.*US\$12\.50 became real money/);
  });

  it('come before what can be taken, and those that are over are folded after it', async () => {
    const over = { ...CLAIM, id: 'd3', title: 'Old one', bonusId: 'gone', status: 'usedUp' };
    const { user } = await openAs({ data: [over, CLAIM] });
    expect(await (await mine()).findAllByRole('article')).toHaveLength(1);
    const parts = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
    expect(parts).toEqual(['Your bonuses', 'For your next deposit']);
    expect(screen.getByRole('heading', { name: 'Old one', hidden: true })).not.toBeVisible();
    await user.click(screen.getByText('Earlier bonuses (1)'));
    expect(screen.getByRole('heading', { name: 'Old one' })).toBeVisible();
  });

  it('say that none runs when all are over', async () => {
    await openAs({ data: [{ ...CLAIM, status: 'expired' }] });
    expect(await (await mine()).findByText(/^No bonus is running/)).toBeVisible();
  });

  it('are empty at first, with a message', async () => {
    await openAs({ data: [] });
    expect(await screen.findByText(/No bonus is running/)).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { user } = await openAs('notFound');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your bonuses could not be loaded.');
    fakeApi({ 'users/me/bonuses': { data: [CLAIM] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await (await mine()).findByRole('article')).toBeVisible();
  });

  it('show which bonus is in progress, and which waits', async () => {
    await openAs({ data: [{ ...CLAIM, id: 'd2', status: 'queued', wagered: 0 }, CLAIM] });
    const [waiting, current] = await (await mine()).findAllByRole('article');
    expect(waiting).toHaveTextContent(/Next in line.*One bonus runs at a time/);
    expect(current).toHaveTextContent('Running');
  });
});

const CLAIM_WITH_TERMS = {
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

/** Folded away under a line of its own. */
const earlier = async () => {
  const fold = (await screen.findByText('Earlier bonuses (1)')).closest('details');
  return within(fold as HTMLElement).findByRole('article');
};

describe('a bonus of a player', () => {
  it('shows what is left of it, until when, and its terms in the account currency', async () => {
    const { user } = await openAs({ data: [CLAIM_WITH_TERMS] });
    expect(await card()).toHaveTextContent(/US\$7\.50 of it left.*Until .*Dec.*days left/);
    const counting = /wageredBets count: Slots, .* in full, Crash and Mines half, Dice 10%\./;
    await waitFor(async () => expect(await card()).toHaveTextContent(counting));
    await user.click(within(await card()).getByText('The terms of this bonus'));
    expect(await within(await card()).findByText(/^your real money, and it counts too/)).toBeVisible();
    expect(await card()).toHaveTextContent(/How each game countsSlots, .* in full, Crash and Mines half, Dice 10%/);
    expect(await card()).toHaveTextContent(/Max bet with bonus\s*US\$4: bets above it do not count/);
    expect(await card()).toHaveTextContent(/10× the bonus/);
    expect(await card()).not.toHaveTextContent(/If you withdraw|with its deposit/);
    expect(await card()).toHaveTextContent(/Max cash-out\s*US\$50/);
  });

  it('that came with a deposit says that it is wagered with it, and ends with a withdrawal', async () => {
    const { user } = await openAs({ data: [{ ...CLAIM_WITH_TERMS, deposit: 10, wagerRequired: 200 }] });
    expect(await card()).toHaveTextContent('If you withdraw before that, the bonus ends.Until');
    await user.click(within(await card()).getByText('The terms of this bonus'));
    expect(await within(await card()).findByText('10× (deposit + bonus)')).toBeVisible();
    expect(await card()).toHaveTextContent('Deposit US$10 + bonus US$10: bet US$200 in all');
    expect(within(await card()).getByText('the bonus ends')).toBeVisible();
  });

  it('that has ended says nothing of a withdrawal', async () => {
    await openAs({ data: [{ ...CLAIM_WITH_TERMS, deposit: 10, status: 'converted', converted: 7.5, lost: 0 }] });
    expect(await earlier()).not.toHaveTextContent('If you withdraw before that, the bonus ends');
  });

  it('that is wagered waits for the rounds that are open', async () => {
    await openAs({ data: [{ ...CLAIM_WITH_TERMS, wagered: 100 }] });
    expect(await card()).toHaveTextContent('It ends as soon as your open rounds do.');
  });

  it.each([
    ['converted', { converted: 7.5, lost: 0 }, /Now real money.*US\$7\.50 became real money\./],
    ['converted', { converted: 50, lost: 20 }, /US\$50 became real money\. US\$20 was above the max cash-out/],
    ['usedUp', { converted: 0, lost: 0 }, /Used up.*All of it was lost in play/],
    ['expired', { converted: 0, lost: 7.5 }, /Expired.*US\$7\.50 left your bonus balance/],
    ['forfeited', { converted: 0, lost: 7.5 }, /Given up.*US\$7\.50 left your bonus balance/],
    ['done', { terms: undefined, wagerRequired: 0 }, /Credited/],
  ])('says how it ended: %s %j', async (status, end, text) => {
    await openAs({ data: [{ ...CLAIM_WITH_TERMS, left: undefined, status, ...end }] });
    expect(await earlier()).toHaveTextContent(text);
    expect(within(await earlier()).queryByRole('button', { name: /Give up/ })).toBeNull();
  });

  it.each([
    ['referral', 'Reward for inviting a friend'],
    ['wheel', 'Daily wheel prize'],
    ['freeSpins', 'Winnings from free spins'],
    ['market', 'From the bonus market'],
  ])('from another source than a deposit (%s) has its name, and no link to a deposit', async (source, name) => {
    await openAs({ data: [{ ...CLAIM_WITH_TERMS, source, bonusId: source, title: source }] });
    expect(within(await card()).getByRole('heading', { name })).toBeVisible();
    expect(within(await card()).queryByRole('link')).toBeNull();
  });
});

describe('giving up a bonus', () => {
  const ask = async () => {
    const opened = await openAs({ data: [CLAIM_WITH_TERMS] });
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
    const given = { ...CLAIM_WITH_TERMS, status: 'forfeited', left: undefined, lost: 7.5 };
    fakeApi({ 'users/me/bonuses': { data: [given] } });
    forfeits(HttpResponse.json({ data: given }));
    await user.click(dialog.getByRole('button', { name: 'Give it up' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await earlier()).toHaveTextContent('Given up');
  });

  it('that was taken back is not said to be given up', async () => {
    const { user, dialog } = await ask();
    const gone = { ...CLAIM_WITH_TERMS, source: 'referral', status: 'forfeited', lost: 7.5, isTakenBack: true };
    fakeApi({ 'users/me/bonuses': { data: [gone] } });
    forfeits(HttpResponse.json({ data: gone }));
    await user.click(dialog.getByRole('button', { name: 'Give it up' }));
    expect(await earlier()).toHaveTextContent(/Taken back.*The bank took back your friend's deposit/);
  });

  it('says that a round is still open', async () => {
    const { user, dialog } = await ask();
    const refused = HttpResponse.json({ error: { code: 'bonus_in_round', message: 'x' } }, { status: 409 });
    forfeits(refused);
    await user.click(dialog.getByRole('button', { name: 'Give it up' }));
    expect(await dialog.findByText(/Finish it first/)).toBeVisible();
  });
});

const Shown = withMessages(messages, FreeSpins);
const SPINS = { gameId: 'simba', count: 12, stake: 20, currency: 'KES', expiresAt: '2026-12-23T09:00:00.000Z' };

const open = async (standing: object, status: 'active' | 'maintenance' = 'active') => {
  fakeApi({
    'users/me/bonuses/standing': { data: { freeSpins: 12, welcome: [], ...standing } },
    games: { data: [buildGame({ id: 'simba', name: 'Simba Gold', status })] },
  });
  return renderAsPlayer(<Shown />);
};

describe("the player's free spins", () => {
  it('are named with slot, stake and last day, and open the slot for money', async () => {
    const { user, store } = await open({ spins: [SPINS] });
    const item = await screen.findByRole('listitem');
    const play = await within(item).findByRole('button', { name: 'Play what is free in Simba Gold' });
    expect(item).toHaveTextContent(
      /12 free spins on Simba Gold.*20 each, until .*23.*Dec.*2026|12 free spins on Simba Gold.*20 each, until Dec 23, 2026/,
    );
    await user.click(play);
    expect(selectModals(store.getState())).toMatchObject([
      { id: 'gamePlayer', props: { gameId: 'simba', isForMoney: true } },
    ]);
  });

  it('cannot be played while their slot is resting, and say so', async () => {
    await open({ spins: [SPINS] }, 'maintenance');
    expect(await screen.findByText('This game cannot be played right now.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are only counted while the site has no slot for them', async () => {
    await open({});
    expect(await screen.findByText('You have 12 free spins.')).toBeVisible();
  });
});
