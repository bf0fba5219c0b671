import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { dataSaverToggled } from '@/features/ui';
import { renderWithStore } from '@/testing/renderWithStore';
import { type Game, GameSchema } from '@contract/games.ts';
import * as v from 'valibot';
import { GameImage } from './GameImage';

const gameOf = (fields: Partial<Game>): Game =>
  v.parse(GameSchema, { id: 'g1', imageUrl: '/images/games/simba.webp', ...fields });

describe('the picture of a tile', () => {
  it('is left out, and not requested, with data saver on', () => {
    const { store, container } = renderWithStore(<GameImage game={gameOf({})} isSmall={false} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/games/simba.webp');
    act(() => void store.dispatch(dataSaverToggled()));
    expect(container.querySelector('img')).toBeNull();
    act(() => void store.dispatch(dataSaverToggled()));
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/games/simba.webp');
  });

  it('has two sizes, in AVIF and WebP, when the files exist', () => {
    const { container } = renderWithStore(<GameImage game={gameOf({ hasImageSet: true })} isSmall />);
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      '/images/games/simba.avif 240w, /images/games/simba@2x.avif 480w',
    );
    expect(container.querySelector('img')).toHaveAttribute(
      'srcset',
      '/images/games/simba.webp 240w, /images/games/simba@2x.webp 480w',
    );
    expect(container.querySelector('img')).toHaveAttribute('sizes', '110px');
  });

  it('is one file when no other sizes are known', () => {
    const { container } = renderWithStore(<GameImage game={gameOf({})} isSmall={false} />);
    expect(container.querySelector('source')).toBeNull();
    expect(container.querySelector('img')).not.toHaveAttribute('srcset');
  });
});
