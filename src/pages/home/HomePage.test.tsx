import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cryptoCurrencyChosen } from '@/features/content';
import { favouriteToggled, gamePlayed } from '@/features/games';
import { selectModals, selectPage } from '@/features/ui';
import { buildGame } from '@/testing/builders';
import { FAULTS, fakeApi, type Fault } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import { HomePage } from './HomePage';

const row = (name: string) => screen.findByRole('region', { name });
const cardsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('article')
    .map((card) => card.dataset['gameId']);

const hero = { id: 'h', leftCardTitle: 'Karibu', leftCardBonus: '200%', rightCardHighlight: '5 min' };

describe('home', () => {
  it('shows five of the most popular, the five newest, and three provider rows', async () => {
    renderWithStore(<HomePage />);
    await screen.findAllByRole('article');
    expect(cardsIn(await row('Top games'))).toEqual(['g0', 'g1', 'g2', 'g3', 'g4']);
    expect(cardsIn(await row('New games'))).toEqual(['g23', 'g22', 'g21', 'g20', 'g19']);
    expect(cardsIn(await row('Twiga-Tatu Studio'))).toEqual(['g1', 'g5', 'g9', 'g13', 'g17']);
    expect(screen.queryByRole('region', { name: 'Karata Originals' })).toBeNull();
  });

  it("leads from a row to its whole list, by the provider's own name", async () => {
    const { store, user } = renderWithStore(<HomePage />);
    const region = await row("Ng'ombe Games");
    await user.click(within(region).getByRole('link', { name: /View All →/ }));
    expect(selectPage(store.getState())).toBe('all-games?provider=Ng%27ombe+Games');
  });

  it('asks nobody to register whose session is on its way', async () => {
    const { store } = renderWithStore(<HomePage />);
    await screen.findByRole('button', { name: 'Register' });
    act(() => void store.dispatch({ type: 'auth/signInAwaited', payload: null }));
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  it('shows the ways to pay and the crypto currencies, and which of those is the one of the player', async () => {
    const { store } = renderWithStore(<HomePage />);
    const strip = await screen.findByRole('region', { name: 'Ways to pay' });
    const logos = () => within(strip).getAllByRole('listitem');
    const texts = ['VISA', 'Mastercard', 'BNB', 'Bitcoin', 'Ethereum', 'Tether'];
    expect(logos().map(({ textContent }) => textContent)).toEqual(texts);
    const marked = () => logos().filter((logo) => logo.hasAttribute('aria-current'));
    expect(marked().map(({ textContent }) => textContent)).toEqual(['BNB']);
    act(() => void store.dispatch(cryptoCurrencyChosen('USDT')));
    expect(marked().map(({ textContent }) => textContent)).toEqual(['Tether']);
    expect(logos().map(({ textContent }) => textContent)).toEqual(texts);
  });

  describe('for a player', () => {
    const pack = (order: number, status: string) => ({
      'content/hero': { data: [hero] },
      'content/welcome': { data: [{ id: 'w', title: 'Second deposit', order, bonusPercentage: 75 }] },
      'users/me/bonuses/standing': { data: { freeSpins: 0, welcome: [{ bonusId: 'w', order, status }] } },
    });
    const banner = async () => (await screen.findByRole('heading', { level: 1 })).closest('section') as HTMLElement;

    it('greets, and offers to claim the welcome pack', async () => {
      fakeApi(pack(1, 'next'));
      const { store, user } = await renderAsPlayer(<HomePage />);
      expect(await screen.findByRole('heading', { level: 1, name: 'Good to see you' })).toBeVisible();
      await user.click(await within(await banner()).findByRole('button', { name: 'Claim' }));
      expect(within(await banner()).getByText('200%')).toBeVisible();
      expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { bonusId: 'w' } }]);
    });

    it('offers the step of the pack whose turn it is', async () => {
      fakeApi(pack(2, 'next'));
      await renderAsPlayer(<HomePage />);
      expect(await within(await banner()).findByRole('button', { name: 'Claim' })).toBeVisible();
      expect(within(await banner()).getByRole('heading', { name: 'Second deposit' })).toBeVisible();
      expect(within(await banner()).getByText('75% bonus')).toBeVisible();
    });

    it.each(['claimed', 'missed'])('leads to the top games once the pack is %s', async (status) => {
      fakeApi(pack(1, status));
      const { store, user } = await renderAsPlayer(<HomePage />);
      await user.click(await within(await banner()).findByRole('button', { name: 'Play now' }));
      expect(selectPage(store.getState())).toBe('all-games?type=top');
    });

    it('leads to the games also when nobody knows how the pack stands', async () => {
      fakeApi({ ...pack(1, 'next'), 'users/me/bonuses/standing': 'notFound' });
      await renderAsPlayer(<HomePage />);
      expect(await within(await banner()).findByRole('button', { name: 'Play now' })).toBeVisible();
    });
  });

  it('fills the banner from content', async () => {
    fakeApi({ 'content/hero': { data: [hero] } });
    renderWithStore(<HomePage />);
    expect(await screen.findByText('Karibu')).toBeVisible();
    expect(screen.getByText('200%')).toBeVisible();
    expect(screen.getByText('5 min')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Fast Cashouts' })).toBeVisible();
  });

  it.each([...(Object.keys(FAULTS) as Fault[]), { data: [{ isActive: false, ...hero }] }, { data: [7, null, {}] }])(
    'keeps the banner of the house when its content is %j',
    async (answer) => {
      fakeApi({ 'content/hero': answer });
      renderWithStore(<HomePage />);
      expect(await screen.findByText('Welcome pack')).toBeVisible();
      expect(screen.getByText('150% + 250ksh')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Register' })).toBeVisible();
      expect(screen.getByText('Fast Cashouts in')).toBeVisible();
      expect(screen.getByText('15 min')).toBeVisible();
    },
  );

  it.each(['url(https://tracker.example/x.png)', 'linear-gradient(red, blue), url(https://tracker.example/x.png)'])(
    'ignores a background that is more than a gradient: %s',
    async (backgroundGradient) => {
      fakeApi({ 'content/hero': { data: [{ ...hero, backgroundGradient }] } });
      const { container } = renderWithStore(<HomePage />);
      await screen.findByText('Karibu');
      expect(container.innerHTML).not.toContain('tracker.example');
    },
  );

  it.each(Object.keys(FAULTS) as Fault[])(
    'hides the rows, not the page, when the games answer is %s',
    async (fault) => {
      fakeApi({ games: fault, providers: fault });
      renderWithStore(<HomePage />);
      await screen.findByText('Welcome pack');
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Top games' })).toBeNull());
    },
  );

  it('shows what can be read of a list with broken items', async () => {
    fakeApi({ games: { data: [null, 'x', { name: 'No id' }, buildGame({ id: 'ok' }), { id: 'bare' }] } });
    renderWithStore(<HomePage />);
    const region = await row('Top games');
    await waitFor(() => expect(cardsIn(region)).toEqual(['ok', 'bare']));
    expect(within(region).getByText('Unknown Game')).toBeVisible();
    expect(within(region).getByText('Game URL not configured')).toBeVisible();
  });

  it('never lists a game that is not active', async () => {
    fakeApi({ games: { data: [buildGame({ id: 'a' }), buildGame({ id: 'b', status: 'maintenance' })] } });
    renderWithStore(<HomePage />);
    await screen.findAllByRole('article');
    expect(screen.queryAllByText('Game b')).toEqual([]);
  });

  it('has rows for favourites and recently played once they hold something', async () => {
    const { store } = renderWithStore(<HomePage />);
    await row('Top games');
    expect(screen.queryByRole('region', { name: 'Your favourites' })).toBeNull();
    act(() => {
      store.dispatch(favouriteToggled('g7'));
      store.dispatch(favouriteToggled('g3'));
      store.dispatch(gamePlayed('g9'));
    });
    await waitFor(async () => expect(cardsIn(await row('Your favourites'))).toEqual(['g3', 'g7']));
    expect(cardsIn(await row('Recently played'))).toEqual(['g9']);
  });

  it('opens the player for a game with a link and remembers that it was played', async () => {
    const { store, user } = renderWithStore(<HomePage />);
    const region = await row('Top games');
    await user.click(await within(region).findByRole('button', { name: /^Play .*Game g0 ?Simba Play$/ }));
    expect(selectModals(store.getState())).toMatchObject([
      { id: 'gamePlayer', props: { gameId: 'g0', title: 'Game g0' } },
    ]);
    expect(store.getState().games.recentlyPlayed).toEqual(['g0']);
  });

  it('shows competitions, the welcome pack in its order, and the latest bets, newest first', async () => {
    const bet = { playerName: 'Ach***', gameName: 'Dice', stake: 100, payout: 250, multiplier: 2.5, currency: 'KES' };
    fakeApi({
      competitions: {
        data: [{ id: 'c', title: 'Weekend race', prizePool: 'KSh 100,000', endsAt: '2099-01-01T00:00:00Z' }],
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

  it('says of invented bets that they are an example, until there are real ones', async () => {
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

  const PACK = [
    { id: 'w1', title: 'First deposit', order: 1, buttonText: 'Start here' },
    { id: 'w2', title: 'Second deposit', order: 2, buttonText: 'Claim it' },
    { id: 'w3', title: 'Third deposit', order: 3, buttonText: 'Claim it' },
  ];

  it('asks a visitor in to the first step of the welcome pack', async () => {
    fakeApi({ 'content/welcome': { data: PACK } });
    const { store, user } = renderWithStore(<HomePage />);
    const pack = await row('Welcome bonuses');
    expect(pack).toHaveTextContent('Opens for your 2nd deposit');
    expect(within(pack).queryByRole('button', { name: /^Claim it/ })).toBeNull();
    await user.click(await within(pack).findByRole('button', { name: /^Start here/ }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'register' } }]);
  });

  it('asks no visitor in to a step that is not for a first deposit, and shows none that is for no deposit', async () => {
    fakeApi({ 'content/welcome': { data: [...PACK.slice(1), { id: 'w0', title: 'Stray', buttonText: 'Claim it' }] } });
    renderWithStore(<HomePage />);
    const pack = await row('Welcome bonuses');
    expect(within(pack).getAllByRole('article')).toHaveLength(2);
    expect(within(pack).queryByRole('button')).toBeNull();
  });

  it('leads a player to pay in with the step whose turn it is, and says how the others stand', async () => {
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
