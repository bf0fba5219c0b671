import { describe, expect, it } from '@jest/globals';
import { gridShape, rowsInView, TILES, tilesToRender } from './gridGeometry';

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

describe('the rows in view', () => {
  it('start at the top, with two more rows below the view', () => {
    expect(rowsInView({ top: 100, height: 700, direction: 'down' }, 300)).toEqual({ start: 0, end: 4 });
  });

  it('follow the scroll position, with one more row behind and two where the player goes', () => {
    expect(rowsInView({ top: -3000, height: 600, direction: 'down' }, 300)).toEqual({ start: 9, end: 14 });
    expect(rowsInView({ top: -3000, height: 600, direction: 'up' }, 300)).toEqual({ start: 8, end: 13 });
  });

  it('are none while the grid is far below the view', () => {
    expect(rowsInView({ top: 5000, height: 600, direction: 'down' }, 300)).toEqual({ start: 0, end: 0 });
  });
});

describe('the tiles to render', () => {
  it('are the existing tiles of the rows in view', () => {
    expect(tilesToRender({ start: 1, end: 3 }, 3, 100, null)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(tilesToRender({ start: 1, end: 9 }, 3, 5, null)).toEqual([3, 4]);
    expect(tilesToRender({ start: 4, end: 9 }, 3, 5, null)).toEqual([]);
  });

  it('include the focused tile and its neighbouring rows, in the order of the list', () => {
    expect(tilesToRender({ start: 10, end: 11 }, 2, 100, 5)).toEqual([2, 3, 4, 5, 6, 7, 20, 21]);
    expect(tilesToRender({ start: 0, end: 1 }, 2, 100, 99)).toEqual([0, 1, 96, 97, 98, 99]);
  });

  it('contain no tile twice', () => {
    expect(tilesToRender({ start: 0, end: 3 }, 2, 100, 2)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
