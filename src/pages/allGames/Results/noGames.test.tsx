import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { pageVisited, selectPage } from '@/features/ui';
import { buildGame, buildGames } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { countSays, heading, open, searchBox } from '../allGamesPage.testTools';

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
