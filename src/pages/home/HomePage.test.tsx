import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { favouriteToggled, gamePlayed } from '@/features/games';
import { selectModals, selectPage } from '@/features/ui';
import { buildGame, buildGames } from '@/testing/builders';
import { fakeApi, fakeServer, type Fault, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { http } from 'msw';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import HomePage from './HomePage';
import { HeroImage } from './Hero';

const row = (name: string) => screen.findByRole('region', { name });

const cardsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('article')
    .map((card) => card.dataset['gameId']);

describe('the rows of games on the home page', () => {
  it('show five of the most popular games, the five newest, and three provider rows', async () => {
    renderWithStore(<HomePage />);
    await screen.findAllByRole('article');
    expect(cardsIn(await row('Top games'))).toEqual(['g0', 'g1', 'g2', 'g3', 'g4']);
    expect(cardsIn(await row('New games'))).toEqual(['g23', 'g22', 'g21', 'g20', 'g19']);
    expect(cardsIn(await row('Twiga-Tatu Studio'))).toEqual(['g1', 'g5', 'g9', 'g13', 'g17']);
    expect(screen.queryByRole('region', { name: 'Karata Originals' })).toBeNull();
  });

  it('link to the whole list, by the name of the provider', async () => {
    const { store, user } = renderWithStore(<HomePage />);
    const region = await row("Ng'ombe Games");
    await user.click(within(region).getByRole('link', { name: /View All →/ }));
    expect(selectPage(store.getState())).toBe('all-games?provider=Ng%27ombe+Games');
  });

  it.each(Object.keys(FAULTS) as Fault[])(
    'are hidden, but not the page, when the games answer is %s',
    async (fault) => {
      fakeApi({ games: fault, providers: fault });
      renderWithStore(<HomePage />);
      await screen.findByText('Welcome pack');
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Top games' })).toBeNull());
    },
  );

  it('show the readable games of a list with broken items', async () => {
    fakeApi({ games: { data: [null, 'x', { name: 'No id' }, buildGame({ id: 'ok' }), { id: 'bare' }] } });
    renderWithStore(<HomePage />);
    const region = await row('Top games');
    await waitFor(() => expect(cardsIn(region)).toEqual(['ok', 'bare']));
    expect(within(region).getByText('Unknown Game')).toBeVisible();
    expect(within(region).getByText('Game URL not configured')).toBeVisible();
  });

  it('never list a game that rests, but last among the favourites, where it says so', async () => {
    fakeApi({ games: { data: [buildGame({ id: 'a' }), buildGame({ id: 'b', status: 'maintenance' })] } });
    const { store } = renderWithStore(<HomePage />);
    await waitFor(async () => expect(cardsIn(await row('Top games'))).toEqual(['a']));
    act(() => ['a', 'b'].forEach((id) => [favouriteToggled, gamePlayed].forEach((did) => store.dispatch(did(id)))));
    expect((await screen.findAllByText('Maintenance'))[0]).toBeVisible();
    for (const name of ['Your favourites', 'Continue playing'])
      await waitFor(async () => expect(cardsIn(await row(name))).toEqual(['a', 'b']));
  });

  it('include favourites when there are some', async () => {
    const { store } = renderWithStore(<HomePage />);
    await row('Top games');
    expect(screen.queryByRole('region', { name: 'Your favourites' })).toBeNull();
    act(() => {
      store.dispatch(favouriteToggled('g7'));
      store.dispatch(favouriteToggled('g3'));
    });
    await waitFor(async () => expect(cardsIn(await row('Your favourites'))).toEqual(['g3', 'g7']));
  });

  it('begin with a low row: the game with a flight for everybody, then the top games', async () => {
    const live = buildGame({ id: 'kupaa', gameUrl: '/originals/crash.html?flight=shared', popularity: 995.5 });
    fakeApi({ games: { data: [...buildGames(), live] } });
    const { user, store } = renderWithStore(<HomePage />);
    const quick = await row('Play now');
    await within(quick).findByRole('button', { name: /^Play .*Game g0/ });
    expect(cardsIn(quick).slice(0, 3)).toEqual(['kupaa', 'g0', 'g1']);
    await user.click(within(quick).getByRole('button', { name: /^Play .*Game g0/ }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'gamePlayer', props: { gameId: 'g0' } }]);
  });

  it('have what was played here last before the top games, after the game with a flight for everybody', async () => {
    const live = buildGame({ id: 'kupaa', gameUrl: '/originals/crash.html?flight=shared', popularity: 995.5 });
    fakeApi({ games: { data: [...buildGames(), live] } });
    const { store } = renderWithStore(<HomePage />);
    await row('Play now');
    act(() => void store.dispatch(gamePlayed('g9')));
    expect(cardsIn(await row('Continue playing')).slice(0, 4)).toEqual(['kupaa', 'g9', 'g0', 'g1']);
  });

  it('open the player for a game with a link, and the game is remembered as played', async () => {
    const { store, user } = renderWithStore(<HomePage />);
    const region = await row('Top games');
    await user.click(await within(region).findByRole('button', { name: /^Play .*Game g0 ?Simba Play$/ }));
    expect(selectModals(store.getState())).toMatchObject([
      { id: 'gamePlayer', props: { gameId: 'g0', title: 'Game g0' } },
    ]);
    await waitFor(() => expect(store.getState().games.recentlyPlayed).toEqual(['g0']));
  });
});

const hero = { id: 'h', leftCardTitle: 'Karibu', leftCardBonus: '200%', rightCardHighlight: '5 min' };

describe('the banner of the home page', () => {
  it('does not ask a player to register, nor tell of an offer, while the session is loading', async () => {
    const { store } = renderWithStore(<HomePage />);
    await screen.findByRole('button', { name: 'Register' });
    act(() => void store.dispatch({ type: 'auth/signInAwaited', payload: null }));
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
    expect(screen.queryByText('Welcome pack')).toBeNull();
  });

  describe('for a player', () => {
    const pack = (order: number, status: string) => ({
      'content/hero': { data: [hero] },
      'content/welcome': { data: [{ id: 'w', title: 'Second deposit', order, bonusPercentage: 75 }] },
      'users/me/bonuses/standing': { data: { freeSpins: 0, welcome: [{ bonusId: 'w', order, status }] } },
    });
    const banner = async () => (await screen.findByRole('heading', { level: 1 })).closest('section') as HTMLElement;

    it('says nothing of an offer until the next step of the pack is known, and then says it at once', async () => {
      fakeApi(pack(2, 'next'));
      let answer = () => undefined as void;
      const held = new Promise<void>((resolve) => (answer = resolve));
      // Without an answer of its own, the next handler answers.
      fakeServer.use(http.get(`${ORIGIN}/api/users/me/bonuses/standing`, () => held));
      await renderAsPlayer(<HomePage />);
      const seen: (string | null)[] = [];
      const [words] = within(await banner()).getAllByRole('article') as [HTMLElement];
      new MutationObserver(() => seen.push(words.textContent)).observe(words, { childList: true, subtree: true });
      await screen.findByRole('region', { name: 'Welcome bonuses' });
      expect(words).toHaveTextContent(/^$/);
      answer();
      await within(await banner()).findByRole('button', { name: 'Claim' });
      expect(new Set(seen.filter(Boolean))).toEqual(new Set(['Second deposit75% bonusClaim']));
    });

    it('greets, and offers to claim the welcome pack', async () => {
      fakeApi(pack(1, 'next'));
      const { store, user } = await renderAsPlayer(<HomePage />);
      expect(await screen.findByRole('heading', { level: 1, name: 'Good to see you' })).toBeVisible();
      await user.click(await within(await banner()).findByRole('button', { name: 'Claim' }));
      expect(within(await banner()).getByText('200%')).toBeVisible();
      expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { bonusId: 'w' } }]);
    });

    it('shows how far the running bonus is, in place of the next offer, and leads to it', async () => {
      const claim = {
        id: 'd',
        bonusId: 'w',
        status: 'wagering',
        currency: 'USD',
        freeSpins: 10,
        wagerRequired: 50,
        wagered: 12,
      };
      fakeApi({ ...pack(2, 'next'), 'users/me/bonuses': { data: [claim] } });
      const { store, user } = await renderAsPlayer(<HomePage />);
      const button = await within(await banner()).findByRole('button', { name: 'My bonus' });
      expect(button.parentElement).toHaveTextContent(/^Second deposit10 free spinsUS\$12 of US\$50 bet/);
      expect(within(await banner()).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '24');
      expect(within(await banner()).queryByRole('button', { name: 'Claim' })).toBeNull();
      await user.click(button);
      expect(selectPage(store.getState())).toBe('bonus');
    });

    it.each(['claimed', 'missed'])('links to the top games when the pack is %s', async (status) => {
      fakeApi(pack(1, status));
      const { store, user } = await renderAsPlayer(<HomePage />);
      await user.click(await within(await banner()).findByRole('button', { name: 'Play now' }));
      expect(selectPage(store.getState())).toBe('all-games?type=top');
    });

    it('links to the games also when the state of the pack is unknown', async () => {
      fakeApi({ ...pack(1, 'next'), 'users/me/bonuses/standing': 'notFound' });
      await renderAsPlayer(<HomePage />);
      expect(await within(await banner()).findByRole('button', { name: 'Play now' })).toBeVisible();
    });
  });

  it('shows the banner content of the operator', async () => {
    fakeApi({ 'content/hero': { data: [hero] } });
    renderWithStore(<HomePage />);
    expect(await screen.findByText('Karibu')).toBeVisible();
    expect(screen.getByText('200%')).toBeVisible();
    expect(screen.getByText('5 min')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Fast Cashouts' })).toBeVisible();
  });

  it.each([...(Object.keys(FAULTS) as Fault[]), { data: [{ isActive: false, ...hero }] }, { data: [7, null, {}] }])(
    'keeps its own text when the content is %j',
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
});

const show = (src: string) => render(<HeroImage className="image" src={src} width={480} height={360} />);
const sources = () => [...document.querySelectorAll('source')].map(({ srcset, type }) => [srcset, type]);

/** The largest picture of the first screen must be quick. */
const MOST_BYTES = 15_000;
const MOST_PHONE_BYTES = 6_000;

describe('a picture of the banner', () => {
  it.each(['left', 'right', 'center'])('has an AVIF beside the WebP when it is ours: %s', (name) => {
    show(`/images/hero/${name}.webp`);
    expect(sources().at(-1)).toEqual([`/images/hero/${name}.avif`, 'image/avif']);
    const file = path.resolve(`public/images/hero/${name}.avif`);
    expect(existsSync(file) && statSync(file).size).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each(['left', 'right'])('of a card has a smaller one for phones: %s', (name) => {
    show(`/images/hero/${name}.webp`);
    const [phone] = document.querySelectorAll('source');
    expect(phone).toHaveAttribute('srcset', `/images/hero/${name}-phone.avif`);
    expect(phone).toHaveAttribute('media', '(width < 40em)');
    expect(statSync(path.resolve(`public/images/hero/${name}-phone.avif`)).size).toBeLessThanOrEqual(MOST_PHONE_BYTES);
  });

  it('in the middle, which phones do not show, has none for them', () => {
    show('/images/hero/center.webp');
    expect(sources()).toEqual([['/images/hero/center.avif', 'image/avif']]);
  });

  it.each(['https://cdn.example/left.webp', '/images/games/left.webp', '/images/hero/left.png'])(
    'of an operator is as it is: %s',
    (src) => {
      show(src);
      expect(sources()).toEqual([]);
      expect(screen.getByRole('presentation')).toHaveAttribute('src', src);
    },
  );

  it('leaves its place to the background when it fails', () => {
    const { container } = show('/images/hero/left.webp');
    fireEvent.error(screen.getByRole('presentation'));
    expect(container).toBeEmptyDOMElement();
  });
});
