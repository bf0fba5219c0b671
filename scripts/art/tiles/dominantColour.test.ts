import { describe, expect, it } from '@jest/globals';
import { SEED_GAMES } from '../../../server/seed/catalogue/games.ts';
import { TILE_COLOURS } from '../../../server/seed/catalogue/tileColours.ts';
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
    expect(dominantColour(picture([3, [16, 32, 64]], [2, [250, 10, 10]]))).toBe('#102040');
  });

  it('is the mean of what differs little', () => {
    expect(dominantColour(picture([1, [10, 10, 10]], [1, [20, 20, 20]], [1, [200, 0, 0]]))).toBe('#0f0f0f');
  });

  it('is made dark enough for light words', () => {
    const colour = dominantColour(picture([1, [255, 255, 255]]));
    const part = Number.parseInt(colour.slice(1, 3), 16);
    expect(1.05 / (luminance([part, part, part]) + 0.05)).toBeGreaterThan(4.5);
    expect(part).toBeGreaterThan(100);
  });

  it('is known for the tile of each game, and of no other', () => {
    expect(Object.keys(TILE_COLOURS)).toEqual(SEED_GAMES.map(({ slug }) => slug));
    expect(Object.values(TILE_COLOURS).filter((colour) => !/^#[\da-f]{6}$/.test(colour))).toEqual([]);
  });
});
