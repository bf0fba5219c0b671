import { describe, expect, it } from '@jest/globals';
import { gridShape, TILES } from './useGridShape';

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
