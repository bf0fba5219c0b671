import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { favouriteToggled, gamePlayed } from '@/features/games';
import { localeChosen, pageVisited, selectIsListCompact, selectPage } from '@/features/ui';
import { buildGame } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { cards, countSays, open, searchBox } from './allGamesPage.testTools';

const bar = () => screen.findByRole('navigation', { name: 'Kinds of games and providers' });
const choice = async (name: string) => within(await bar()).findByRole('link', { name: new RegExp(`^${name}`) });

describe('the filters and the order of games', () => {
  it('show another list and write it into the page name', async () => {
    const { user, store } = open('all-games');
    await countSays('24 games');
    await user.click(await choice('Top'));
    await countSays('10 games');
    expect(selectPage(store.getState())).toBe('all-games?type=top');
    expect(await choice('Top')).toHaveAttribute('aria-current', 'page');
  });

  it('show no list as chosen while a text finds a part of it', async () => {
    const { user } = open('search');
    await countSays('24 games');
    expect(await choice('All')).toHaveAttribute('aria-current', 'page');
    await user.type(searchBox(), 'Game g23');
    await waitFor(() => expect(cards()).toEqual(['g23']));
    await waitFor(async () => expect(await choice('All')).not.toHaveAttribute('aria-current'));
  });

  it('offer All and every active provider with its number of games', async () => {
    const { user, store } = open('all-games');
    const select = await screen.findByRole('combobox', { name: 'Provider' });
    await within(select).findByRole('option', { name: "Ng'ombe Games (6)" });
    expect(within(select).getAllByRole('option')[0]).toHaveTextContent('All');
    await user.selectOptions(select, "Ng'ombe Games (6)");
    await countSays('6 games');
    expect(selectPage(store.getState())).toBe('all-games?provider=Ng%27ombe+Games');
  });

  it('show the provider of a provider page as chosen and leave the page for another provider', async () => {
    const { user, store } = open('provider/twiga-tatu-studio');
    await countSays('6 games');
    const select = screen.getByRole('combobox', { name: 'Provider' });
    await waitFor(() => expect(select).toHaveDisplayValue('Twiga-Tatu Studio (6)'));
    await user.selectOptions(select, 'All');
    expect(selectPage(store.getState())).toBe('all-games');
  });

  it('sort by popularity, age and name', async () => {
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
    await waitFor(() => expect(cards()).toEqual(['hot', 'old', 'fresh']));
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(select, 'Newest');
    await waitFor(() => expect(cards()).toEqual(['fresh', 'hot', 'old']));
    await user.selectOptions(select, 'Name');
    await waitFor(() => expect(cards()).toEqual(['fresh', 'old', 'hot']));
    expect(selectPage(store.getState())).toBe('all-games?sort=name');
    await user.selectOptions(select, 'Popularity');
    expect(selectPage(store.getState())).toBe('all-games');
  });

  it('show favourites and recently played games, the latest first', async () => {
    const { user, store } = open('all-games');
    await countSays('24 games');
    act(() => {
      ['g3', 'g17', 'g9'].forEach((id) => store.dispatch(favouriteToggled(id)));
      store.dispatch(gamePlayed('g20'));
    });
    await user.click(await choice('Favourites'));
    await waitFor(() => expect(cards()).toEqual(['g9', 'g17', 'g3']));
    expect(selectPage(store.getState())).toBe('all-games?shelf=favourites');
    await user.click(await choice('Recent'));
    await waitFor(() => expect(cards()).toEqual(['g20']));
  });
});

describe('the bar of kinds and providers', () => {
  const games = [
    buildGame({ id: 'boom', category: 'crash' }),
    buildGame({ id: 'roll', category: 'dice' }),
    buildGame({ id: 'reel', category: 'slots' }),
    buildGame({ id: 'reel2', category: 'slots', provider: "Ng'ombe Games" }),
  ];

  it('counts the games of each choice and links to them', async () => {
    fakeApi({ games: { data: games } });
    open('all-games');
    await countSays('4 games');
    expect(await choice('Slots 2 games')).toHaveAttribute('href', '/all-games?category=slots');
    expect(await choice('Crash 1 game')).toBeVisible();
    expect(await choice("Ng'ombe Games")).toHaveAttribute('href', '/all-games?provider=Ng%27ombe+Games');
  });

  it('leads to no kind that a provider has no games of', async () => {
    fakeApi({ games: { data: games } });
    const page = "provider/ng'ombe-games";
    const { user, store } = open(page);
    await countSays('1 game');
    const crash = await choice('Crash 0 games');
    expect(crash).toHaveAttribute('aria-disabled', 'true');
    await user.click(crash);
    expect(selectPage(store.getState())).toBe(page);
    expect(await choice('Slots 1 game')).not.toHaveAttribute('aria-disabled');
  });

  it('shows the games of a kind, of one provider too, and takes the provider back', async () => {
    fakeApi({ games: { data: games } });
    const { user, store } = open('all-games?category=slots');
    await countSays('2 games');
    expect(await screen.findByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    expect(await choice('Slots')).toHaveAttribute('aria-current', 'page');
    await user.click(await choice("Ng'ombe Games"));
    await waitFor(() => expect(cards()).toEqual(['reel2']));
    expect(selectPage(store.getState())).toBe('all-games?provider=Ng%27ombe+Games&category=slots');
    expect(await choice("Ng'ombe Games")).toHaveFocus();
    await user.click(await choice("Ng'ombe Games"));
    expect(selectPage(store.getState())).toBe('all-games?category=slots');
    await user.click(await choice('All'));
    expect(selectPage(store.getState())).toBe('all-games');
  });

  it('leads to all games of a kind during a search, and counts none, because the page counts what was found', async () => {
    fakeApi({ games: { data: games } });
    open('search?q=boom');
    await countSays('1 game');
    expect(await choice('Slots')).toHaveAttribute('href', '/search?category=slots');
    expect(await choice('Favourites')).toHaveTextContent(/^Favourites\s*$/);
  });

  it('leaves the page of slots for another kind', async () => {
    fakeApi({ games: { data: games } });
    const { user, store } = open('games/slots');
    await countSays('2 games');
    await user.click(await choice('Dice'));
    expect(selectPage(store.getState())).toBe('all-games?category=dice');
    await waitFor(() => expect(cards()).toEqual(['roll']));
  });
});

describe('the chips of what slots pay', () => {
  const games = [
    buildGame({ id: 'calm', popularity: 9, rtp: 95.05, volatility: 2, hasFreeSpins: false }),
    buildGame({ id: 'even', popularity: 8, rtp: 96.43, volatility: 3, hasFreeSpins: true }),
    buildGame({ id: 'wild', popularity: 7, rtp: 96, volatility: 5, hasFreeSpins: true }),
    buildGame({ id: 'untold', popularity: 6, provider: "Ng'ombe Games" }),
    buildGame({ id: 'boom', popularity: 5, rtp: 97, category: 'crash' }),
  ];
  const chip = (name: string) => screen.findByRole('button', { name });
  const chips = () => screen.queryByRole('group', { name: /How slots pay|Jinsi sloti/ });

  beforeEach(() => fakeApi({ games: { data: games } }));

  it('leave the games that have all of it, and come back with the address', async () => {
    const { user, store } = open('all-games');
    await countSays('5 games');
    await user.click(await chip('RTP from 96%'));
    await countSays('3 games');
    expect(cards()).toEqual(['even', 'wild', 'boom']);
    await user.click(await chip('Free spins'));
    await countSays('2 games');
    expect(selectPage(store.getState())).toBe('all-games?facts=rtp96+freeSpins');
    expect(window.location.search).toBe('?facts=rtp96+freeSpins');
    act(() => void store.dispatch(pageVisited('all-games?facts=low')));
    await countSays('1 game');
    expect(cards()).toEqual(['calm']);
    expect(await chip('Low volatility')).toHaveAttribute('aria-pressed', 'true');
    expect(await chip('RTP from 96%')).toHaveAttribute('aria-pressed', 'false');
    await user.click(await chip('Low volatility'));
    expect(selectPage(store.getState())).toBe('all-games');
  });

  it('leave the games of any of the volatilities that are chosen', async () => {
    const { user } = open('games/slots?facts=medium');
    await countSays('1 game');
    await user.click(await chip('High volatility'));
    await countSays('2 games');
    expect(cards()).toEqual(['even', 'wild']);
  });

  it('are counted in the bar and among the providers, and stay on the way to another kind', async () => {
    const { user, store } = open('all-games?facts=rtp96');
    await countSays('3 games');
    expect(await choice('Crash 1 game')).toBeVisible();
    expect(await choice("Ng'ombe Games 0 games")).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByRole('option', { name: "Ng'ombe Games (0)" })).toBeInTheDocument();
    await user.click(await choice('Slots 2 games'));
    await countSays('2 games');
    expect(selectPage(store.getState())).toBe('all-games?category=slots&facts=rtp96');
  });

  it.each(['all-games?category=crash', "provider/ng'ombe-games"])(
    'are not shown where no slot tells it: %s',
    async (page) => {
      open(page);
      await countSays('1 game');
      expect(chips()).not.toBeInTheDocument();
    },
  );

  it.each([
    ['en', 'No games', 'No games fit these filters', 'Clear filters', 'Free spins', '4 games'],
    [
      'sw',
      'Hakuna mchezo',
      'Hakuna mchezo unaolingana na vichujio hivi',
      'Ondoa vichujio',
      'Mizunguko ya bure',
      'Michezo 4',
    ],
  ] as const)('say in %s that nothing fits, with a way back', async (language, none, title, clear, freeSpins, all) => {
    const { user, store } = open('games/slots?facts=freeSpins+low');
    act(() => void store.dispatch(localeChosen(language)));
    await countSays(none);
    expect(await screen.findByText(title)).toBeVisible();
    expect(await chip(freeSpins)).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: clear }));
    await countSays(all);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(selectPage(store.getState())).toBe('games/slots');
    expect(chips()).toBeVisible();
  });

  it('stay chosen beside a search', async () => {
    const { user } = open('search?q=even&facts=rtp96');
    await countSays('1 game');
    await user.click(await chip('Low volatility'));
    await countSays('No games');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await countSays('1 game');
    expect(searchBox()).toHaveValue('even');
  });
});

describe('the size of the tiles', () => {
  it('changes with one press, and back with the next', async () => {
    const { user, store } = open('all-games');
    await countSays('24 games');
    const toggle = screen.getByRole('button', { name: 'Small tiles' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(selectIsListCompact(store.getState())).toBe(true);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });
});
