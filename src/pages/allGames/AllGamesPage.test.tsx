import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { pageVisited } from '@/features/ui';
import { buildGame } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { cards, countSays, heading, open, searchBox } from './allGamesPage.testTools';

describe('the page of games', () => {
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
  ])('named %s has the title %s and %s', async (page, title, count) => {
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
