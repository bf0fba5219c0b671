import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { dataSaverToggled } from '@/features/ui';
import { renderWithStore } from '@/testing/renderWithStore';
import { GameImage } from './GameImage';

describe('the picture of a tile', () => {
  it('is left out, and not requested, with data saver on', () => {
    const { store, container } = renderWithStore(<GameImage src="/images/games/simba.webp" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/games/simba.webp');
    act(() => void store.dispatch(dataSaverToggled()));
    expect(container.querySelector('img')).toBeNull();
    act(() => void store.dispatch(dataSaverToggled()));
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/games/simba.webp');
  });
});
