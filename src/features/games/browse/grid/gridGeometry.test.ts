import { describe, expect, it } from '@jest/globals';
import { gridShape, TILES, tilesInView, tilesToRender, withFormerNear } from './gridGeometry';

describe('the columns of the grid', () => {
  it.each([
    ['the smallest phone', 288, 'narrow', 2],
    ['a phone of 360 px', 328, 'narrow', 2],
    ['a tablet', 736, 'medium', 4],
    ['1440 px beside the side menu', 1128, 'medium', 6],
    ['1440 px beside the collapsed menu', 1304, 'medium', 7],
    ['a grid not yet measured', 0, 'narrow', 2],
    ['compact tiles on the smallest phone', 288, 'compact', 3],
    ['compact tiles on a phone of 360 px', 328, 'compact', 3],
    ['compact tiles on a tablet', 736, 'compact', 6],
  ] as const)('fit %s', (_, width, tiles, columns) => {
    expect(gridShape(width, TILES[tiles]).columns).toBe(columns);
  });

  it('are as high as a card, and for compact tiles as the whole picture', () => {
    expect(gridShape(328, TILES.narrow).tileHeight).toBe(280);
    expect(gridShape(328, TILES.compact).tileHeight).toBe(((328 - 2 * 8) / 3) * (4 / 3));
    expect(gridShape(0, TILES.compact).tileHeight).toBeGreaterThan(0);
  });
});

describe('the tiles in view', () => {
  const SHAPE = { columns: 2, gap: 12, tileHeight: 280 };
  const ROW = 292;
  const at = (top: number, direction: 'up' | 'down' = 'down') => tilesInView({ top, height: 740, direction }, SHAPE);
  const scrolls = Array.from({ length: 300 }, (_, step) => -2000 - 20 * step);

  it('start at the first one, with some more below the view', () => {
    expect(at(100)).toEqual({ start: 0, end: 9, near: { start: 0, end: 6 } });
  });

  it('are none while the grid is far below the view', () => {
    expect(at(5000)).toEqual({ start: 0, end: 0, near: { start: 0, end: 0 } });
  });

  it.each(['down', 'up'] as const)('are always as many, and change one by one, on the way %s', (direction) => {
    const tiles = scrolls.map((top) => at(top, direction));
    expect(new Set(tiles.map(({ start, end }) => end - start))).toEqual(new Set([12]));
    const steps = tiles.slice(1).map(({ start }, index) => start - (tiles[index]?.start ?? 0));
    expect(new Set(steps)).toEqual(new Set([0, 1]));
  });

  it('hold all that is on the screen, and two rows more where the player goes', () => {
    for (const top of scrolls) {
      const [first, last] = [Math.floor(-top / ROW) * 2, (Math.floor((740 - top) / ROW) + 1) * 2];
      expect(at(top).start).toBeLessThanOrEqual(first);
      expect(at(top).end).toBeGreaterThanOrEqual(last + 2);
      expect(at(top, 'up').start).toBeLessThanOrEqual(first - 2);
      expect(at(top, 'up').end).toBeGreaterThanOrEqual(last);
    }
  });

  it('load their pictures when a tenth of it is within 100 px of the screen', () => {
    const isNear = (top: number, row: number) => {
      const [upper, lower] = [top + row * ROW, top + row * ROW + 280];
      return upper + 28 <= 840 && lower - 28 >= -100;
    };
    for (const top of scrolls) {
      const rows = Array.from({ length: 60 }, (_, row) => row).filter((row) => isNear(top, row));
      const near = { start: (rows[0] ?? NaN) * 2, end: ((rows.at(-1) ?? NaN) + 1) * 2 };
      expect([at(top).near, at(top, 'up').near]).toEqual([near, near]);
    }
  });

  it('stay near as long as they are there, so that none is rendered again when it goes', () => {
    const seen = { start: 10, end: 22, near: { start: 14, end: 20 } };
    expect(withFormerNear(seen, { start: 8, end: 18 }).near).toEqual({ start: 10, end: 20 });
    expect(withFormerNear(seen, { start: 16, end: 24 }).near).toEqual({ start: 14, end: 22 });
  });

  it('can wait with those further ahead', () => {
    const shown = tilesInView({ top: 100, height: 740, direction: 'down' }, SHAPE, 0);
    expect(shown).toEqual({ start: 0, end: 6, near: { start: 0, end: 6 } });
  });
});

describe('the tiles to render', () => {
  it('are the existing tiles of those in view', () => {
    expect(tilesToRender({ start: 3, end: 8 }, 3, 100, null)).toEqual([3, 4, 5, 6, 7]);
    expect(tilesToRender({ start: 3, end: 27 }, 3, 5, null)).toEqual([3, 4]);
    expect(tilesToRender({ start: 12, end: 27 }, 3, 5, null)).toEqual([]);
  });

  it('include the focused tile and its neighbouring rows, in the order of the list', () => {
    expect(tilesToRender({ start: 20, end: 22 }, 2, 100, 5)).toEqual([2, 3, 4, 5, 6, 7, 20, 21]);
    expect(tilesToRender({ start: 0, end: 2 }, 2, 100, 99)).toEqual([0, 1, 96, 97, 98, 99]);
  });

  it('contain no tile twice', () => {
    expect(tilesToRender({ start: 0, end: 6 }, 2, 100, 2)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
