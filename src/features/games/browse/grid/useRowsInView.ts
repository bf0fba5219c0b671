import { useLayoutEffect, useState } from 'react';

/** Rows beyond the screen, above and below it. There are none until the pictures on the screen are on their way. */
const ROWS_BEYOND = 1;
const BEYOND_AFTER_MS = 500;

interface Rows {
  count: number;
  /** The height of a row without the gap after it, in px. */
  height: number;
  gap: number;
  /** The row that holds the focus. It stays with its neighbours at every scroll position, so that Tab finds the next tile. */
  focused: number | null;
}

/** A span of rows; `end` is the first row after it. */
interface Span {
  start: number;
  end: number;
}

const rowsOf = ({ start, end }: Span, count: number): number[] => {
  const first = Math.max(start, 0);
  return Array.from({ length: Math.max(Math.min(end, count) - first, 0) }, (_, offset) => first + offset);
};

/** `null` until they are known. Measured before the page is changed: a look at the layout after a change would make the browser lay out at once. */
export function useRowsInView(
  list: HTMLElement | null,
  { count, height, gap, focused }: Rows,
): readonly number[] | null {
  const [seen, setSeen] = useState<Span | null>(null);
  useLayoutEffect(() => {
    if (!list) return undefined;
    let beyond = 0;
    const measure = () => {
      const { top } = list.getBoundingClientRect();
      const start = Math.floor(-top / (height + gap)) - beyond;
      const end = Math.floor((window.innerHeight - top) / (height + gap)) + 1 + beyond;
      setSeen((last) => (last?.start === start && last.end === end ? last : { start, end }));
    };
    const measureBeyond = () => {
      beyond = ROWS_BEYOND;
      measure();
    };
    measure();
    const timer = setTimeout(measureBeyond, BEYOND_AFTER_MS);
    // Content above the list may change its height.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measureBeyond, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measureBeyond);
    };
  }, [list, height, gap]);
  if (!seen) return null;
  const rows = rowsOf(seen, count);
  if (focused === null) return rows;
  const kept = rowsOf({ start: focused - 1, end: focused + 2 }, count);
  return [...new Set([...rows, ...kept])].sort((a, b) => a - b);
}
