import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { browserSavesData, dataSaverChosen } from '@/features/ui';
import { makeTestStore, renderWithStore } from '@/testing/renderWithStore';
import { type Game, GameSchema } from '@contract/games.ts';
import * as v from 'valibot';
import { GameCard } from './GameCard';
import { GameImage } from './GameImage';

const gameOf = (fields: Partial<Game>): Game =>
  v.parse(GameSchema, { id: 'g1', provider: 'Simba Labs', imageUrl: '/images/games/simba.webp', ...fields });

const SETS = {
  avif: '/images/games/simba.avif 240w, /images/games/simba@2x.avif 420w',
  webp: '/images/games/simba.webp 240w, /images/games/simba@2x.webp 420w',
};
const setsIn = (container: HTMLElement) => ({
  avif: container.querySelector('source')?.getAttribute('srcset'),
  webp: container.querySelector('img')?.getAttribute('srcset'),
});

describe('the picture of a tile', () => {
  it('is left out, and not requested, with data saver on', () => {
    const { store, container } = renderWithStore(<GameImage game={gameOf({})} isSmall={false} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/games/simba.webp');
    act(() => void store.dispatch(browserSavesData()));
    expect(container.querySelector('img')).toBeNull();
    act(() => void store.dispatch(dataSaverChosen(false)));
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/games/simba.webp');
  });

  it('gives its place to the provider on a small tile, which has no other place for it', () => {
    const { store, container } = renderWithStore(<GameImage game={gameOf({})} isSmall />);
    act(() => void store.dispatch(dataSaverChosen(true)));
    expect(container).toHaveTextContent('Simba Labs');
  });

  it('in the first row stays with data saver on, in the small size', () => {
    const game = gameOf({ hasImageSet: true });
    const store = makeTestStore();
    store.dispatch(dataSaverChosen(true));
    const { container } = render(
      <Provider store={store}>
        <GameImage game={game} isSmall={false} isInFirstRow />
      </Provider>,
    );
    expect(setsIn(container)).toEqual({ avif: '/images/games/simba.avif 240w', webp: '/images/games/simba.webp 240w' });
  });

  it('in the first row is not asked for again when data saver is turned on', () => {
    const game = gameOf({ hasImageSet: true });
    const { store, container } = renderWithStore(<GameImage game={game} isSmall={false} isInFirstRow />);
    act(() => void store.dispatch(dataSaverChosen(true)));
    expect(setsIn(container)).toEqual(SETS);
  });

  it('that loads at once is the small one', () => {
    const game = gameOf({ hasImageSet: true });
    const { container } = renderWithStore(<GameImage game={game} isSmall={false} isInFirstRow isAtOnce />);
    expect(setsIn(container)).toEqual({ avif: '/images/games/simba.avif 240w', webp: '/images/games/simba.webp 240w' });
  });

  it('has its colour below it: until it is there, and with data saver on', () => {
    const { store } = renderWithStore(<GameCard game={gameOf({ color: '#123456' })} />);
    const colour = () => screen.getByRole('article').style.backgroundColor;
    expect(colour()).toBe('rgb(18, 52, 86)');
    act(() => void store.dispatch(dataSaverChosen(true)));
    expect(colour()).toBe('rgb(18, 52, 86)');
  });

  it('has two sizes, in AVIF and WebP, when the files exist', () => {
    const { container } = renderWithStore(<GameImage game={gameOf({ hasImageSet: true })} isSmall />);
    expect(setsIn(container)).toEqual(SETS);
    expect(container.querySelector('img')).toHaveAttribute('sizes', '110px');
  });

  it('is one file when no other sizes are known', () => {
    const { container } = renderWithStore(<GameImage game={gameOf({})} isSmall={false} />);
    expect(container.querySelector('source')).toBeNull();
    expect(container.querySelector('img')).not.toHaveAttribute('srcset');
  });
});
