import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { favouriteToggled, gamePlayed } from '@/features/games';
import { pageVisited, selectPage } from '@/features/ui';
import { buildGame, buildGames } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import AllGamesPage from '.';

const open = (page: string) => renderWithStore(<AllGamesPage />, { page });
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('data-game-id'));
const searchBox = () => screen.getByRole('searchbox', { name: 'Search games and providers' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function countSays(text: string) {
  await waitFor(() => expect(screen.getByText(text)).toHaveAttribute('role', 'status'));
}

describe('the title and the games of each page name', () => {
  it.each([
    ['all-games', 'All games', '24 games'],
    ['all-games?type=all&provider=All', 'All games', '24 games'],
    ['all-games?type=top', 'Top games', '10 games'],
    ['all-games?type=new', 'New games', '5 games'],
    ['all-games?type=hot', 'All games', '24 games'],
    ['all-games?provider=Twiga-Tatu-Studio', 'Twiga-Tatu Studio', '6 games'],
    ["all-games?provider=Ng'ombe-Games", "Ng'ombe Games", '6 games'],
    ['all-games?provider=Simba+Play', 'Simba Play', '6 games'],
    ['provider/twiga-tatu-studio', 'Twiga-Tatu Studio', '6 games'],
    ['provider/ng%27ombe-games', "Ng'ombe Games", '6 games'],
    ['search', 'Search', '24 games'],
    ['games/slots', 'Slots', '24 games'],
    ['games/original', 'Original games', '6 games'],
  ])('%s is %s with %s', async (page, title, count) => {
    open(page);
    await heading(title);
    await countSays(count);
  });

  it('lists the top games by popularity and the new ones by age', async () => {
    const { store } = open('all-games?type=top');
    await countSays('10 games');
    expect(cards()).toEqual(Array.from({ length: 10 }, (_, index) => `g${index}`));
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

describe('searching', () => {
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

  it('finds a game in spite of case, accents and a slip, and says how many', async () => {
    const { user } = open('search');
    await countSays('25 games');
    await user.type(searchBox(), 'TRESROS');
    await countSays('1 game');
    expect(cards()).toEqual(['tresors']);
  });

  it('takes the text into the page name once typing rests', async () => {
    const { user, store } = open('all-games?type=all&provider=Simba+Play');
    await user.type(searchBox(), 'game g4');
    expect(selectPage(store.getState())).toBe('all-games?type=all&provider=Simba+Play');
    await waitFor(() => expect(selectPage(store.getState())).toBe('all-games?provider=Simba+Play&q=game+g4'));
    expect(searchBox()).toHaveValue('game g4');
    expect(window.location.search).toBe('?provider=Simba+Play&q=game+g4');
  });

  it('keeps a space at the end while more is typed', async () => {
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

  it('is cleared by its button, which leaves the focus in the box', async () => {
    const { user } = open('search?q=tresors');
    await countSays('1 game');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await countSays('25 games');
    expect(searchBox()).toHaveFocus();
  });

  it('puts the text into the page name at once on Enter', async () => {
    const { user, store } = open('search');
    await user.type(searchBox(), 'simba{Enter}');
    expect(selectPage(store.getState())).toBe('search?q=simba');
  });
});

describe('filters and order', () => {
  it('shows another list and writes it into the page name', async () => {
    const { user, store } = open('all-games');
    await countSays('24 games');
    await user.click(screen.getByRole('radio', { name: 'Top' }));
    await countSays('10 games');
    expect(selectPage(store.getState())).toBe('all-games?type=top');
    expect(screen.getByRole('radio', { name: 'Top' })).toBeChecked();
  });

  it('offers All and every active provider with its number of games', async () => {
    const { user, store } = open('all-games');
    const select = await screen.findByRole('combobox', { name: 'Provider' });
    await within(select).findByRole('option', { name: "Ng'ombe Games (6)" });
    expect(within(select).getAllByRole('option')[0]).toHaveTextContent('All');
    await user.selectOptions(select, "Ng'ombe Games (6)");
    await countSays('6 games');
    expect(selectPage(store.getState())).toBe('all-games?provider=Ng%27ombe+Games');
  });

  it('shows the provider of a provider page as chosen and leaves the page for another', async () => {
    const { user, store } = open('provider/twiga-tatu-studio');
    await countSays('6 games');
    const select = screen.getByRole('combobox', { name: 'Provider' });
    await waitFor(() => expect(select).toHaveDisplayValue('Twiga-Tatu Studio (6)'));
    await user.selectOptions(select, 'All');
    expect(selectPage(store.getState())).toBe('all-games');
  });

  it('sorts by popularity, age and name', async () => {
    fakeApi({
      games: {
        data: [
          buildGame({ id: 'old', name: 'Beta', popularity: 3, createdAt: '2026-01-01T00:00:00.000Z' }),
          buildGame({ id: 'hot', name: 'Gamma', popularity: 9, createdAt: '2026-02-01T00:00:00.000Z' }),
          buildGame({ id: 'fresh', name: 'alpha', popularity: 1, createdAt: '2026-03-01T00:00:00.000Z' }),
        ],
      },
    });
    const { user, store } = open('all-games');
    await countSays('3 games');
    expect(cards()).toEqual(['hot', 'old', 'fresh']);
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(select, 'Newest');
    expect(cards()).toEqual(['fresh', 'hot', 'old']);
    await user.selectOptions(select, 'Name');
    expect(cards()).toEqual(['fresh', 'old', 'hot']);
    expect(selectPage(store.getState())).toBe('all-games?sort=name');
    await user.selectOptions(select, 'Popularity');
    expect(selectPage(store.getState())).toBe('all-games');
  });

  it('shows favourites and recently played games, the latest first', async () => {
    const { user, store } = open('all-games');
    await countSays('24 games');
    act(() => {
      ['g3', 'g17', 'g9'].forEach((id) => store.dispatch(favouriteToggled(id)));
      store.dispatch(gamePlayed('g20'));
    });
    await user.click(screen.getByRole('radio', { name: 'Favourites' }));
    expect(cards()).toEqual(['g9', 'g17', 'g3']);
    expect(selectPage(store.getState())).toBe('all-games?shelf=favourites');
    await user.click(screen.getByRole('radio', { name: 'Recently played' }));
    expect(cards()).toEqual(['g20']);
  });
});

describe('when there is nothing to show', () => {
  it('says what was searched for and leads out by clearing the search', async () => {
    const { user, store } = open('all-games?type=top&q=zzzz');
    expect(await screen.findByText('No games found for “zzzz”')).toBeVisible();
    await countSays('No games');
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    expect(selectPage(store.getState())).toBe('all-games?type=top');
    await countSays('10 games');
    expect(searchBox()).toHaveFocus();
  });

  it('leads out by clearing the filters, keeping the search', async () => {
    const { user, store } = open('all-games?type=top&provider=Simba+Play&q=g23');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(selectPage(store.getState())).toBe('all-games?q=g23');
    await countSays('1 game');
  });

  it('names a provider that nobody knows, and offers all games and the popular ones', async () => {
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
  ])('tells what %s is for', async (page, text) => {
    open(page);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says so when the catalogue is empty', async () => {
    fakeApi({ games: { data: [] } });
    open('all-games');
    expect(await screen.findByText('No games to show yet')).toBeVisible();
  });
});

/** A read that failed is tried twice more, with pauses, before the page gives up. */

describe('when the backend is not well', () => {
  it.each(['serverError', 'junk', 'html', 'empty', 'unreachable'] as const)(
    'says that games could not be loaded: %s',
    async (fault) => {
      fakeApi({ games: fault });
      open('all-games');
      expect(await screen.findByRole('alert')).toHaveTextContent('Games could not be loaded');
      expect(await heading('All games')).toBeVisible();
    },
  );

  it('loads them when asked to try again', async () => {
    fakeApi({ games: 'serverError' });
    const { user } = open('all-games');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fakeApi({ games: { data: buildGames() } });
    await user.click(retry);
    await countSays('24 games');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers only All where the providers did not arrive, and still knows the one of the page', async () => {
    fakeApi({ providers: 'serverError' });
    const { store } = open('all-games');
    await countSays('24 games');
    expect(within(screen.getByRole('combobox', { name: 'Provider' })).getAllByRole('option')).toHaveLength(1);
    act(() => void store.dispatch(pageVisited('provider/twiga-tatu-studio')));
    await heading('Twiga-Tatu Studio');
    await countSays('6 games');
  });

  it('shows a card for each item that is no game, where every game is listed and only there', async () => {
    fakeApi({ games: { data: [buildGame({ id: 'a' }), null, 'junk', { name: 'no id' }] } });
    const { user } = open('all-games');
    await countSays('1 game');
    expect(screen.getAllByText('Game not available')).toHaveLength(3);
    await user.click(screen.getByRole('radio', { name: 'Top' }));
    expect(screen.queryByText('Game not available')).not.toBeInTheDocument();
  });
});

describe('the page around the games', () => {
  it('leads back home', () => {
    open('all-games');
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });

  it('goes to the top when the search changes what is listed', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    open('search');
    await countSays('24 games');
    fireEvent.change(searchBox(), { target: { value: 'g' } });
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });
});
