/** Sizes of the virtual grid, px. A tile is as high as a card (docs/product.md, Game cards). */
export const TILE_HEIGHT = 280;
const TILE_MIN_WIDTH = 150;
const FEWEST_COLUMNS = 2;
/** Rows kept above and below the view. */
const OVERSCAN_ROWS = 2;

/** The number of columns, the same as for `repeat(auto-fill, minmax(min(150px, half), 1fr))`. */
export const columnsFor = (width: number, gap: number): number =>
  Math.max(FEWEST_COLUMNS, Math.floor((width + gap) / (TILE_MIN_WIDTH + gap)));

/** A span of rows; `end` is the first row after it. */
export interface RowSpan {
  start: number;
  end: number;
}

/** The rows to keep in the document. `top`: distance of the grid from the top of the viewport; may be negative. */
export function rowsInView(top: number, viewportHeight: number, rowHeight: number): RowSpan {
  const start = Math.floor(-top / rowHeight) - OVERSCAN_ROWS;
  const end = Math.ceil((viewportHeight - top) / rowHeight) + OVERSCAN_ROWS;
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
