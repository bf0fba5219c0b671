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

/** Rows kept beyond the view: where the player comes from, and where the player goes. */
const ROWS_BEHIND = 1;
const ROWS_AHEAD = 2;

export type Direction = 'up' | 'down';

/** The number of columns, the same as for `repeat(auto-fill, minmax(min(minWidth, share of the fewest), 1fr))`. */
export function gridShape(width: number, { minWidth, fewestColumns, gap, height }: TileSize) {
  const columns = Math.max(fewestColumns, Math.floor((width + gap) / (minWidth + gap)));
  return { columns, gap, tileHeight: height((width + gap) / columns - gap) };
}

/** A span of rows; `end` is the first row after it. */
export interface RowSpan {
  start: number;
  end: number;
}

interface View {
  /** Distance of the grid from the top of the viewport; may be negative. */
  top: number;
  height: number;
  direction: Direction;
}

/** The rows to keep in the document. */
export function rowsInView({ top, height, direction }: View, rowHeight: number): RowSpan {
  const isDown = direction === 'down';
  const start = Math.floor(-top / rowHeight) - (isDown ? ROWS_BEHIND : ROWS_AHEAD);
  const end = Math.ceil((height - top) / rowHeight) + (isDown ? ROWS_AHEAD : ROWS_BEHIND);
  return { start: Math.max(0, start), end: Math.max(0, end) };
}

/** The tile indexes of a span, in order. */
export function tilesOf({ start, end }: RowSpan, columns: number, count: number): number[] {
  const first = Math.max(0, start) * columns;
  const last = Math.min(count, end * columns);
  return Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset);
}

/** The tiles to render: those in view and around the focused one, which stays at every scroll position. */
export function tilesToRender(inView: RowSpan, columns: number, count: number, focused: number | null): number[] {
  const seen = tilesOf(inView, columns, count);
  if (focused === null) return seen;
  const row = Math.floor(focused / columns);
  const kept = tilesOf({ start: row - 1, end: row + 2 }, columns, count);
  return [...new Set([...seen, ...kept])].sort((a, b) => a - b);
}
