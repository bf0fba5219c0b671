import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { favouriteToggled, gamePlayed } from '@/features/games';
import { selectModals, selectPage } from '@/features/ui';
import { buildGame } from '@/testing/builders';
import { fakeApi, type Fault, FAULTS } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { HomePage } from './HomePage';
import { row } from './homePage.testTools';

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

  it('never list an inactive game', async () => {
    fakeApi({ games: { data: [buildGame({ id: 'a' }), buildGame({ id: 'b', status: 'maintenance' })] } });
    renderWithStore(<HomePage />);
    await screen.findAllByRole('article');
    expect(screen.queryAllByText('Game b')).toEqual([]);
  });

  it('include favourites and recently played games when there are some', async () => {
    const { store } = renderWithStore(<HomePage />);
    await row('Top games');
    expect(screen.queryByRole('region', { name: 'Your favourites' })).toBeNull();
    act(() => {
      store.dispatch(favouriteToggled('g7'));
      store.dispatch(favouriteToggled('g3'));
      store.dispatch(gamePlayed('g9'));
    });
    await waitFor(async () => expect(cardsIn(await row('Your favourites'))).toEqual(['g3', 'g7']));
    await waitFor(async () => expect(cardsIn(await row('Continue playing'))).toEqual(['g9']));
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
