import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageVisited, selectPage } from '@/features/ui';
import { buildGame, buildGames } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { cards, countSays, heading, open, searchBox } from './allGamesPage.testTools';

describe('the page of games', () => {
  it.each([
    { page: 'all-games', title: 'All games', count: 24 },
    { page: 'all-games?type=all&provider=All', title: 'All games', count: 24 },
    { page: 'all-games?type=top', title: 'Top games', count: 10 },
    { page: 'all-games?type=new', title: 'New games', count: 5 },
    { page: 'all-games?type=hot', title: 'All games', count: 24 },
    { page: 'all-games?provider=Twiga-Tatu-Studio', title: 'Twiga-Tatu Studio', count: 6 },
    { page: "all-games?provider=Ng'ombe-Games", title: "Ng'ombe Games", count: 6 },
    { page: 'all-games?provider=Simba+Play', title: 'Simba Play', count: 6 },
    { page: 'provider/twiga-tatu-studio', title: 'Twiga-Tatu Studio', count: 6 },
    { page: 'provider/ng%27ombe-games', title: "Ng'ombe Games", count: 6 },
    { page: 'search', title: 'Search', count: 24 },
    { page: 'games/slots', title: 'Slots', count: 24 },
    { page: 'games/original', title: 'Original games', count: 6 },
  ])('named $page has the title $title and $count games', async ({ page, title, count }) => {
    open(page);
    await heading(title);
    await countSays(`${count} games`);
  });

  it('lists the top games by popularity and the new ones by age', async () => {
    jest.replaceProperty(window, 'innerHeight', 1_500);
    const { store } = open('all-games?type=top');
    await countSays('10 games');
    await waitFor(() => expect(cards()).toEqual(Array.from({ length: 10 }, (_, index) => `g${index}`)));
    act(() => void store.dispatch(pageVisited('all-games?type=new')));
    expect(cards()).toEqual(['g23', 'g22', 'g21', 'g20', 'g19']);
  });

  it('lists active games only', async () => {
    fakeApi({ games: { data: [buildGame({ id: 'on' }), buildGame({ id: 'off', status: 'maintenance' })] } });
    open('all-games');
    await countSays('1 game');
    expect(cards()).toEqual(['on']);
  });
});

describe('the page around the games', () => {
  it('links to the home page', () => {
    open('all-games');
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });

  it('scrolls to the top when the search changes the list', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    open('search');
    await countSays('24 games');
    fireEvent.change(searchBox(), { target: { value: 'g' } });
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });
});

describe('the game search', () => {
  beforeEach(() => {
    fakeApi({ games: { data: [...buildGames(), buildGame({ id: 'tresors', name: 'Île aux Trésors' })] } });
  });

  it('has the focus on the search page only', async () => {
    const { unmount } = open('search');
    await countSays('25 games');
    expect(searchBox()).toHaveFocus();
    unmount();
    open('all-games');
    await countSays('25 games');
    expect(searchBox()).not.toHaveFocus();
  });

  it('finds a game without regard to case, accents and one typing mistake, and shows the number of results', async () => {
    const { user } = open('search');
    await countSays('25 games');
    await user.type(searchBox(), 'TRESROS');
    await countSays('1 game');
    expect(cards()).toEqual(['tresors']);
  });

  it('writes the text into the page name after a pause in typing', async () => {
    const { user, store } = open('all-games?type=all&provider=Simba+Play');
    await user.type(searchBox(), 'game g4');
    expect(selectPage(store.getState())).toBe('all-games?type=all&provider=Simba+Play');
    await waitFor(() => expect(selectPage(store.getState())).toBe('all-games?provider=Simba+Play&q=game+g4'));
    expect(searchBox()).toHaveValue('game g4');
    expect(window.location.search).toBe('?provider=Simba+Play&q=game+g4');
  });

  it('keeps a space at the end while the player types on', async () => {
    const { user, store } = open('search');
    await user.type(searchBox(), 'game ');
    await waitFor(() => expect(selectPage(store.getState())).toBe('search?q=game+'));
    await user.type(searchBox(), 'g1');
    expect(searchBox()).toHaveValue('game g1');
  });

  it('follows the page name when Back or a link changes it', async () => {
    const { user, store } = open('search');
    await user.type(searchBox(), 'simba');
    act(() => void store.dispatch(pageVisited('search?q=tresors')));
    expect(searchBox()).toHaveValue('tresors');
    await countSays('1 game');
  });

  it('is empty when a link leads to the page again, whatever was typed on it', async () => {
    const { user, store } = open('search');
    await user.type(searchBox(), 'simba');
    await waitFor(() => expect(selectPage(store.getState())).toBe('search?q=simba'));
    act(() => void store.dispatch(pageVisited('search')));
    expect(searchBox()).toHaveValue('');
    await countSays('25 games');
  });

  it('is cleared by its button, which keeps the focus in the box', async () => {
    const { user } = open('search?q=tresors');
    await countSays('1 game');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await countSays('25 games');
    expect(searchBox()).toHaveFocus();
  });

  it('writes the text into the page name at once on Enter', async () => {
    const { user, store } = open('search');
    await user.type(searchBox(), 'simba{Enter}');
    expect(selectPage(store.getState())).toBe('search?q=simba');
  });
});

describe('the page of games without results', () => {
  it('shows the search text and a button to clear it', async () => {
    const { user, store } = open('all-games?type=top&q=zzzz');
    expect(await screen.findByText('No games found for “zzzz”')).toBeVisible();
    await countSays('No games');
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    expect(selectPage(store.getState())).toBe('all-games?type=top');
    await countSays('10 games');
    expect(searchBox()).toHaveFocus();
  });

  it('has a button to clear the filters, which keeps the search', async () => {
    const { user, store } = open('all-games?type=top&provider=Simba+Play&q=g23');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(selectPage(store.getState())).toBe('all-games?q=g23');
    await countSays('1 game');
  });

  it('shows the game with a flight for everybody and the top games when a search finds none', async () => {
    const live = buildGame({ id: 'kupaa', gameUrl: '/originals/crash.html?flight=shared' });
    fakeApi({ games: { data: [live, ...['a', 'b', 'c'].map((id) => buildGame({ id, popularity: 9 }))] } });
    open('search?q=plinko');
    const popular = await screen.findByRole('region', { name: 'Popular right now' });
    expect(
      within(popular)
        .getAllByRole('article')
        .map(({ dataset }) => dataset['gameId']),
    ).toEqual(['kupaa', 'a', 'b', 'c']);
  });

  it('says by its name which kind a known provider does not have', async () => {
    open("provider/ng'ombe-games?category=mines");
    expect(await screen.findByText("No mines games from Ng'ombe Games")).toBeVisible();
  });

  it('names an unknown provider, and links to all games and the popular games', async () => {
    const { user, store } = open('provider/no-such-studio');
    expect(await screen.findByText('No games from no such studio')).toBeVisible();
    const popular = screen.getByRole('region', { name: 'Popular right now' });
    expect(within(popular).getAllByRole('article')).toHaveLength(5);
    await user.click(screen.getByRole('link', { name: 'Browse all games' }));
    expect(selectPage(store.getState())).toBe('all-games');
  });

  it.each([
    ['all-games?shelf=favourites', 'No favourites yet'],
    ['all-games?shelf=recent', 'Nothing played yet'],
  ])('explains %s', async (page, text) => {
    open(page);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says that the catalogue is empty', async () => {
    fakeApi({ games: { data: [] } });
    open('all-games');
    expect(await screen.findByText('No games to show yet')).toBeVisible();
  });
});

/** A failed read is tried twice more, with pauses, before the page shows an error. */

describe('the page of games after a failure of the backend', () => {
  it.each(['serverError', 'junk', 'html', 'empty', 'unreachable'] as const)(
    'says that games could not be loaded: %s',
    async (fault) => {
      fakeApi({ games: fault });
      open('all-games');
      expect(await screen.findByRole('alert')).toHaveTextContent('Games could not be loaded');
      expect(await heading('All games')).toBeVisible();
    },
  );

  it('loads the games again on request', async () => {
    fakeApi({ games: 'serverError' });
    const { user } = open('all-games');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fakeApi({ games: { data: buildGames() } });
    await user.click(retry);
    await countSays('24 games');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers only All when the providers did not load, and still knows the provider of the page', async () => {
    fakeApi({ providers: 'serverError' });
    const { store } = open('all-games');
    await countSays('24 games');
    expect(within(screen.getByRole('combobox', { name: 'Provider' })).getAllByRole('option')).toHaveLength(1);
    act(() => void store.dispatch(pageVisited('provider/twiga-tatu-studio')));
    await heading('Twiga-Tatu Studio');
    await countSays('6 games');
  });

  it('shows a card for each item that is not a game, in the list of all games only', async () => {
    fakeApi({ games: { data: [buildGame({ id: 'a' }), null, 'junk', { name: 'no id' }] } });
    const { user } = open('all-games');
    await countSays('1 game');
    expect(screen.getAllByText('Game not available')).toHaveLength(3);
    await user.click(await screen.findByRole('link', { name: /^Top/ }));
    expect(screen.queryByText('Game not available')).not.toBeInTheDocument();
  });
});
