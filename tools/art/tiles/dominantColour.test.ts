import { describe, expect, it } from '@jest/globals';
import { SEED_GAMES } from '../../../server/seed/catalogue/games.ts';
import { TILE_COLOURS } from '../../../server/seed/catalogue/toGame.ts';
import { dominantColour, luminance } from './dominantColour.ts';

type Dot = [red: number, green: number, blue: number];
const picture = (...dots: [count: number, dot: Dot][]) => ({
  data: new Uint8ClampedArray(
    dots.flatMap(([count, dot]) =>
      Array<number[]>(count)
        .fill([...dot, 255])
        .flat(),
    ),
  ),
});

describe('the colour of a picture', () => {
  it('is the one that fills most of it, not the mean', () => {
    expect(dominantColour(picture([3, [16, 48, 96]], [2, [250, 10, 10]]))).toBe('#103060');
  });

  it('is a shadow or a grey only where there is nothing else, as a shadow looks like the page', () => {
    expect(dominantColour(picture([5, [10, 2, 20]], [1, [16, 48, 96]]))).toBe('#103060');
    expect(dominantColour(picture([5, [90, 90, 100]], [1, [16, 48, 96]]))).toBe('#103060');
    expect(dominantColour(picture([5, [10, 2, 20]]))).toBe('#0a0214');
  });

  it('is the mean of what differs little', () => {
    expect(dominantColour(picture([1, [10, 50, 100]], [1, [20, 60, 110]], [1, [200, 0, 0]]))).toBe('#0f3769');
  });

  it('is made dark enough for light words', () => {
    const colour = dominantColour(picture([1, [255, 255, 255]]));
    const part = Number.parseInt(colour.slice(1, 3), 16);
    expect(1.05 / (luminance([part, part, part]) + 0.05)).toBeGreaterThan(6);
    expect(part).toBeGreaterThan(80);
  });

  it('is known for the tile of each game, and of no other', () => {
    expect(Object.keys(TILE_COLOURS)).toEqual(SEED_GAMES.map(({ slug }) => slug));
    expect(Object.values(TILE_COLOURS).filter((colour) => !/^#[\da-f]{6}$/.test(colour))).toEqual([]);
  });
});
