import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { pageVisited, selectPage } from '@/features/ui';
import { buildGame, buildGames } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { cards, countSays, open, searchBox } from '../allGamesPage.testTools';

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
