import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { pageVisited } from '@/features/ui';
import { buildGame } from '@/testing/builders';
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
