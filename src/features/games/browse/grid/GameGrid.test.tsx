import { describe, expect, it, jest } from '@jest/globals';
import { type Game, GameSchema } from '@contract/games.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { useSelector } from 'react-redux';
import { buildGame } from '@/testing/builders';
import { renderWithStore } from '@/testing/renderWithStore';
import { favouriteToggled, type GamesState, selectFavourites } from '../../gamesSlice';
import { GameGrid } from './GameGrid';

const games = Array.from({ length: 1000 }, (_, index) =>
  v.parse(GameSchema, buildGame({ id: `${index}`, name: `Game ${index}` })),
);

/** Two columns in jsdom, where nothing has a width: 292 px a row. */
const ROW_HEIGHT = 292;

const MOST_ELEMENTS_OF_A_TILE = 8;

function scrollTo(y: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -y } as DOMRect);
  fireEvent.scroll(window);
}

/** Sees everything at once, or, for a test that says so, later. */
class PatientObserver extends IntersectionObserver {
  static rule: IntersectionObserverInit | undefined;
  static unseen: (() => void)[] | null = null;

  constructor(report: IntersectionObserverCallback, rule?: IntersectionObserverInit) {
    super(report);
    PatientObserver.rule = rule;
  }

  override observe(target: Element): void {
    const see = () => super.observe(target);
    if (PatientObserver.unseen) PatientObserver.unseen.push(see);
    else see();
  }
}
window.IntersectionObserver = PatientObserver;

const tile = (index: number) => document.querySelector<HTMLElement>(`[data-tile='${index}']`);
const playButton = (index: number) => tile(index)?.querySelector('button') as HTMLElement;

describe('the game grid', () => {
  it('keeps only the tiles near the view in the document, and says how many there are', () => {
    renderWithStore(<GameGrid games={games} label="All games" />);
    const list = screen.getByRole('list', { name: 'All games' });
    const items = within(list).getAllByRole('listitem');
    expect(items.length).toBeLessThan(20);
    expect(items[0]).toHaveAttribute('aria-setsize', '1000');
    expect(items[1]).toHaveAttribute('aria-posinset', '2');
    expect(list).toHaveStyle({ '--rows': '500' });
  });

  it('has few elements in a tile, because many tiles are on the page', () => {
    renderWithStore(<GameGrid games={games} label="All games" />);
    expect(tile(0)?.querySelectorAll('*').length).toBeLessThanOrEqual(MOST_ELEMENTS_OF_A_TILE);
  });

  it('shows the tiles at the scroll position', () => {
    renderWithStore(<GameGrid games={games} label="All games" />);
    scrollTo(200 * ROW_HEIGHT);
    expect(tile(400)).toBeInTheDocument();
    expect(tile(0)).not.toBeInTheDocument();
  });

  it('begins with the tiles on the screen, and renders the row below them with the first scroll or a moment later', async () => {
    renderWithStore(<GameGrid games={games} label="All games" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(8));
    cleanup();
    renderWithStore(<GameGrid games={games} label="All games" />);
    fireEvent.scroll(window);
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
  });

  it('has every tile that is on the screen, and a row more on both sides, wherever the page is scrolled', () => {
    renderWithStore(<GameGrid games={games} label="All games" />);
    for (let y = 2000; y < 4000; y += 130) {
      scrollTo(y);
      const [first, last] = [Math.floor(y / ROW_HEIGHT) - 1, Math.floor((y + window.innerHeight) / ROW_HEIGHT) + 1];
      expect(screen.getAllByRole('listitem')).toHaveLength((last - first + 1) * 2);
      expect([tile(first * 2), tile(last * 2 + 1)]).not.toContain(null);
    }
  });

  it('loads the picture of a tile once a tenth of it is within 100 px of the screen', () => {
    const unseen: (() => void)[] = [];
    jest.replaceProperty(PatientObserver, 'unseen', unseen);
    const { container } = renderWithStore(<GameGrid games={games.slice(0, 1)} label="All games" />);
    expect(PatientObserver.rule).toEqual({ threshold: 0.1, rootMargin: '100px' });
    expect(container.querySelector('img')).toBeNull();
    act(() => unseen.forEach((see) => see()));
    expect(container.querySelector('img')).toBeInTheDocument();
  });

  it('keeps the focused tile in the document at every scroll position', () => {
    renderWithStore(<GameGrid games={games} label="All games" />);
    const button = playButton(1);
    act(() => button.focus());
    scrollTo(200 * ROW_HEIGHT);
    expect(button).toHaveFocus();
    expect(tile(400)).toBeInTheDocument();
  });

  it('lets Tab move from the focused tile to the next one at every scroll position', async () => {
    const { user } = renderWithStore(<GameGrid games={games} label="All games" />);
    act(() => playButton(1).focus());
    scrollTo(200 * ROW_HEIGHT);
    await user.tab();
    await user.tab();
    expect(playButton(2)).toHaveFocus();
  });

  it('shows a card at the end for each item that is not a game', () => {
    renderWithStore(<GameGrid games={games.slice(0, 3)} unreadableCount={2} label="All games" />);
    expect(screen.getAllByText('Game not available')).toHaveLength(2);
    expect(tile(4)).toHaveTextContent('Game not available');
  });

  it('moves the focus to the next tile when the focused one leaves the list', async () => {
    const { store, user } = renderWithStore(<Favourites games={games} />);
    act(() => ['2', '1', '0'].forEach((id) => store.dispatch(favouriteToggled(id))));
    await user.click(screen.getByRole('button', { name: 'Favourite: Game 1' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(playButton(1)).toHaveFocus();
    expect(tile(1)).toHaveTextContent('Game 2');
  });
});

function Favourites({ games: all }: { games: Game[] }) {
  const ids = useSelector((state: { games: GamesState }) => selectFavourites(state));
  return <GameGrid games={all.filter(({ id }) => ids.includes(id))} label="Favourites" />;
}
