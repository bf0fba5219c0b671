/** Sizes of the virtual grid, px. */
interface TileSize {
  minWidth: number;
  fewestColumns: number;
  gap: number;
  /** Of a tile that is `width` wide. */
  height: (width: number) => number;
}

/** A tile is as high as a card (docs/product.md, Game cards); a compact one is as high as its whole picture. */
export const TILES = {
  narrow: { minWidth: 150, fewestColumns: 2, gap: 12, height: () => 280 },
  medium: { minWidth: 150, fewestColumns: 2, gap: 16, height: () => 280 },
  compact: { minWidth: 100, fewestColumns: 3, gap: 8, height: (width) => (Math.max(width, 60) * 4) / 3 },
} satisfies Record<string, TileSize>;

/** Rows kept ahead of those whose pictures are shown: without pictures, so that nothing is empty on a fast scroll. */
const ROWS_AHEAD = 2;
/** A picture loads when a tenth of it is within 100 px of the screen (docs/product.md, Game cards). */
const PICTURE_SHARE = 0.1;
const PICTURE_MARGIN_PX = 100;

export type Direction = 'up' | 'down';

export interface GridShape {
  columns: number;
  gap: number;
  tileHeight: number;
}

/** The number of columns, the same as for `repeat(auto-fill, minmax(min(minWidth, share of the fewest), 1fr))`. */
export function gridShape(width: number, { minWidth, fewestColumns, gap, height }: TileSize): GridShape {
  const columns = Math.max(fewestColumns, Math.floor((width + gap) / (minWidth + gap)));
  return { columns, gap, tileHeight: height((width + gap) / columns - gap) };
}

/** A span of tiles; `end` is the first tile after it. */
export interface TileSpan {
  start: number;
  end: number;
}

/** The tiles to keep in the document. */
export interface TilesInView extends TileSpan {
  /** Those whose pictures load. */
  near: TileSpan;
}

interface View {
  /** Distance of the grid from the top of the viewport; may be negative. */
  top: number;
  height: number;
  direction: Direction;
}

const spanOf = (start: number, end: number): TileSpan => ({ start: Math.max(0, start), end: Math.max(0, end) });

/**
 * The tiles at a scroll position. Always as many: one goes for each that comes. They come one by one, the first of a row
 * when the pictures of another row start to load. So a slow phone draws the page no more often than needed, and has
 * little to do each time.
 */
export function tilesInView(
  { top, height, direction }: View,
  { columns, tileHeight, gap }: GridShape,
  ahead = ROWS_AHEAD,
): TilesInView {
  const rowHeight = tileHeight + gap;
  const reach = PICTURE_MARGIN_PX - PICTURE_SHARE * tileHeight;
  const inReach = Math.ceil((height + reach) / rowHeight) + 1;
  const count = (inReach + ahead) * columns;
  const above = (gap - top - reach) / rowHeight;
  const below = (height - top + reach) / rowHeight;
  const nearStart = (Math.ceil(above) - 1) * columns;
  const nearEnd = (Math.floor(below) + 1) * columns;
  const near = spanOf(nearStart, nearEnd);
  if (direction === 'down') {
    const end = Math.max(nearEnd, Math.floor(below * columns) + 1 + ahead * columns);
    return { ...spanOf(end - count, end), near };
  }
  const start = Math.min(nearStart, Math.ceil(above * columns) - 1 - ahead * columns);
  return { ...spanOf(start, start + count), near };
}

/** What was near before stays so while it is in the document: no tile is rendered again because it goes. */
export function withFormerNear({ start, end, near }: TilesInView, former: TileSpan): TilesInView {
  const nearStart = Math.max(start, Math.min(near.start, former.start));
  const nearEnd = Math.min(end, Math.max(near.end, former.end));
  return { start, end, near: spanOf(nearStart, nearEnd) };
}

export const isWithin = ({ start, end }: TileSpan, index: number): boolean => index >= start && index < end;

const indexesOf = ({ start, end }: TileSpan, count: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(count, end) - start) }, (_, offset) => start + offset);

/** The tiles to render: those in view and around the focused one, which stays at every scroll position. */
export function tilesToRender(inView: TileSpan, columns: number, count: number, focused: number | null): number[] {
  const seen = indexesOf(inView, count);
  if (focused === null) return seen;
  const row = focused - (focused % columns);
  const kept = indexesOf(spanOf(row - columns, row + 2 * columns), count);
  return [...new Set([...seen, ...kept])].sort((a, b) => a - b);
}
