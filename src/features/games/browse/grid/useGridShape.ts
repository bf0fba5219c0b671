import { useLayoutEffect, useState } from 'react';
import { useMediaQuery } from '@/shared/hooks';

/** Sizes of the virtual grid, px. */
interface TileSize {
  minWidth: number;
  fewestColumns: number;
  gap: number;
  height: (width: number) => number;
}

/** A tile is as high as a card (docs/product.md, Game cards); a compact one is as high as its whole picture. */
export const TILES = {
  narrow: { minWidth: 150, fewestColumns: 2, gap: 12, height: () => 280 },
  medium: { minWidth: 150, fewestColumns: 2, gap: 16, height: () => 280 },
  compact: { minWidth: 100, fewestColumns: 3, gap: 8, height: (width) => (Math.max(width, 60) * 4) / 3 },
} satisfies Record<string, TileSize>;

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

/** The inner width of an element, px; 0 without one. Told by the browser: asking for it would make it lay out at once. */
function useElementWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return width;
}

export function useGridShape(grid: HTMLElement | null, isCompact: boolean): GridShape {
  const full = useMediaQuery('(width >= 40em)') ? TILES.medium : TILES.narrow;
  return gridShape(useElementWidth(grid), isCompact ? TILES.compact : full);
}
