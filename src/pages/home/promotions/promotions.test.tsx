import type { GameInput } from '@contract/games.ts';
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { selectModals } from '@/features/ui';
import { buildGames } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import HomePage from '../HomePage';

const row = (name: string) => screen.findByRole('region', { name });

describe('the promotions on the home page', () => {
  it('show competitions, the welcome pack in its order, and the latest bets, newest first', async () => {
    const bet = { playerName: 'Ach***', gameName: 'Dice', stake: 100, payout: 250, multiplier: 2.5, currency: 'KES' };
    fakeApi({
      competitions: {
        data: [
          {
            ...{ id: 'c', title: 'Weekend race', prizePool: 'KSh 100,000', rules: ['The best ten share.'] },
            ...{ gamesPage: 'games/slots', endsAt: '2099-01-01T00:00:00Z' },
          },
        ],
      },
      'content/welcome': {
        data: [
          { id: 'w2', title: 'Second deposit', order: 2 },
          {
            id: 'w1',
            title: 'First deposit',
            order: 1,
            bonusPercentage: 150,
            maxBonus: 5000,
            minDeposit: 100,
            freeSpins: 1,
          },
        ],
      },
      'content/bet-history': {
        data: [
          { id: 'b1', ...bet, placedAt: '2026-11-01T00:00:00Z' },
          { id: 'b2', ...bet, gameName: 'Crash', placedAt: '2026-11-02T00:00:00Z' },
        ],
      },
    });
    renderWithStore(<HomePage />);
    expect(await screen.findByText('Prize pool KSh 100,000')).toBeVisible();
    const pack = await row('Welcome bonuses');
    expect(
      within(pack)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['First deposit', 'Second deposit']);
    expect(pack).toHaveTextContent(/150% up to Ksh\s5,000/);
    expect(pack).toHaveTextContent('1 free spin');
    const bets = await row('Latest bets');
    expect(
      within(bets)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Crash', 'Dice']);
    expect(within(bets).getByRole('link', { name: 'Crash' })).toHaveAttribute('href', '/search?q=Crash');
  });

  const RACE = {
    ...{ id: 'siku', title: 'Race of the day', every: 'day', kinds: ['dice'], score: 'stake', rounds: 100 },
    ...{ leastStakeKes: 20, givesPercent: 10, mostKes: 5_000, shares: [60], gamesPage: 'games/dice', wagering: 10 },
    ...{ startsAt: '2026-11-10T21:00:00.000Z', endsAt: '2099-01-01T00:00:00Z', poolKes: 1_240 },
  };

  it('have races in a few words, with a link to all that there is to know of them', async () => {
    const leader = { rank: 1, playerName: 'Wan•••', points: 812, prizeKes: 744 };
    fakeApi({
      races: {
        data: [
          { ...RACE, imageUrl: '/images/banners/race-dash.webp', places: [leader] },
          { ...RACE, id: 'b', title: 'New one', places: [] },
        ],
      },
    });
    renderWithStore(<HomePage />);
    const [first, second] = within(await row('Races')).getAllByRole('article');
    expect(first).toHaveTextContent(/Race of the day\s*Ksh\s1,240 in prizes so far\s*[\d,]+ days left/);
    expect(first).toHaveTextContent('In front: Wan•••, 812 points');
    expect(within(first as HTMLElement).getByRole('presentation')).toHaveAttribute('loading', 'lazy');
    expect(within(second as HTMLElement).queryByRole('presentation')).toBeNull();
    expect(second).toHaveTextContent('The first places are still free');
    expect(screen.getByRole('link', { name: 'Race of the day' })).toHaveAttribute('href', '/challenge');
  });

  it('have nothing of races without one, and on a break', async () => {
    fakeApi({ races: { data: [] }, 'content/bet-history': { data: [] } });
    const { unmount } = renderWithStore(<HomePage />);
    await row('Latest bets');
    expect(screen.queryByRole('region', { name: 'Races' })).toBeNull();
    unmount();
    const block = { kind: 'timeOut', until: '2999-01-01T00:00:00.000Z' };
    fakeApi({ races: { data: [RACE] }, gaming: { data: { limits: [], block } } });
    await renderAsPlayer(<HomePage />);
    expect(await screen.findByText('Enjoy your break')).toBeVisible();
    expect(screen.queryByText('Race of the day')).toBeNull();
  });

  it('mark example bets as examples, until there are real bets', async () => {
    const bet = { id: 'b1', playerName: 'Ach***', gameName: 'Dice', isExample: true };
    fakeApi({ 'content/bet-history': { data: [bet] } });
    const { unmount } = renderWithStore(<HomePage />);
    expect(await row('Latest bets')).toHaveTextContent('ExampleInvented bets');
    unmount();
    fakeApi({ 'content/bet-history': { data: [bet, { id: 'b2', gameName: 'Crash' }] } });
    renderWithStore(<HomePage />);
    const bets = await row('Latest bets');
    expect(bets).not.toHaveTextContent('Example');
    expect(within(bets).getAllByRole('rowheader')).toHaveLength(1);
  });

  it('ask for new bets again while they are in view', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      fakeApi({ 'content/bet-history': { data: [] } });
      renderWithStore(<HomePage />);
      await row('Latest bets');
      fakeApi({ 'content/bet-history': { data: [{ id: 'b1', playerName: 'Ach***', gameName: 'Dice' }] } });
      await act(() => jest.advanceTimersByTimeAsync(11_000));
      expect(await screen.findByRole('link', { name: 'Dice' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('say so when nobody has bet yet', async () => {
    fakeApi({ 'content/bet-history': { data: [] } });
    renderWithStore(<HomePage />);
    expect(await row('Latest bets')).toHaveTextContent('No bets yet. The next real-money round shows here.');
  });

  const PACK = [
    { id: 'w1', title: 'First deposit', order: 1, buttonText: 'Start here' },
    { id: 'w2', title: 'Second deposit', order: 2, buttonText: 'Claim it' },
    { id: 'w3', title: 'Third deposit', order: 3, buttonText: 'Claim it' },
  ];

  it('invite a visitor to the first step of the welcome pack', async () => {
    fakeApi({ 'content/welcome': { data: PACK } });
    const { store, user } = renderWithStore(<HomePage />);
    const pack = await row('Welcome bonuses');
    expect(pack).toHaveTextContent('Opens for your 2nd deposit');
    expect(within(pack).queryByRole('button', { name: /^Claim it/ })).toBeNull();
    await user.click(await within(pack).findByRole('button', { name: /^Start here/ }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'register' } }]);
  });

  it('do not invite a visitor to a step for a later deposit, and hide a step without a deposit number', async () => {
    fakeApi({ 'content/welcome': { data: [...PACK.slice(1), { id: 'w0', title: 'Stray', buttonText: 'Claim it' }] } });
    renderWithStore(<HomePage />);
    const pack = await row('Welcome bonuses');
    expect(within(pack).getAllByRole('article')).toHaveLength(2);
    expect(within(pack).queryByRole('button')).toBeNull();
  });

  it('say the free spins of a step once', async () => {
    const spins = { id: 'w1', title: 'First deposit', order: 1, freeSpins: 10 };
    fakeApi({
      'content/welcome': {
        data: [
          { ...spins, subtitle: '10 free spins' },
          { ...spins, id: 'w2', order: 2 },
        ],
      },
    });
    renderWithStore(<HomePage />);
    const pack = await row('Welcome bonuses');
    for (const card of within(pack).getAllByRole('article'))
      expect(within(card).getAllByText('10 free spins')).toHaveLength(1);
  });

  it('open the deposit with the next step for a player, and show the state of the other steps', async () => {
    const welcome = [
      { bonusId: 'w1', order: 1, status: 'claimed' },
      { bonusId: 'w2', order: 2, status: 'next' },
      { bonusId: 'w3', order: 3, status: 'locked' },
    ];
    fakeApi({ 'content/welcome': { data: PACK }, 'users/me/bonuses/standing': { data: { freeSpins: 0, welcome } } });
    const { store, user } = await renderAsPlayer(<HomePage />);
    const pack = await row('Welcome bonuses');
    await user.click(await within(pack).findByRole('button', { name: /^Claim it ?: Second deposit$/ }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { bonusId: 'w2' } }]);
    expect(pack).toHaveTextContent(/claimed with your 1st deposit.*Opens for your 3rd deposit/);
    expect(within(pack).getAllByRole('button')).toHaveLength(1);
  });
});

describe('games like those that were played', () => {
  const [first, second, third] = buildGames() as [GameInput, GameInput, GameInput];
  const because = { gameId: first.id, name: first.name, category: 'slots' };

  it('are a row for a player, with the game that they are like', async () => {
    fakeApi({ 'users/me/suggestions': { data: { because, games: [third.id, second.id, 'gone'] } } });
    await renderAsPlayer(<HomePage />);
    const likes = await row(`Because you played ${first.name}`);
    expect([...likes.querySelectorAll('[data-game-id]')].map((card) => card.getAttribute('data-game-id'))).toEqual([
      third.id,
      second.id,
    ]);
    expect(within(likes).getByRole('link', { name: /^View All/ })).toHaveAttribute('href', '/all-games?category=slots');
  });

  it.each([{ data: { games: [] } }, 'notFound', 'junk'] as const)('are left out after %j', async (suggestions) => {
    fakeApi({
      'users/me/suggestions': suggestions,
      'content/welcome': { data: [{ id: 'w1', order: 1, title: 'First' }] },
    });
    await renderAsPlayer(<HomePage />);
    await row('Welcome bonuses');
    expect(screen.queryByText(/^Because you played/)).toBeNull();
  });
});
