import { useLayoutEffect, useState } from 'react';
import { type Direction, type RowSpan, rowsInView } from './gridGeometry';

const EVENTS = ['scroll', 'resize'] as const;

const NONE: RowSpan = { start: 0, end: 0 };

const isSame = (a: RowSpan, b: RowSpan): boolean => a.start === b.start && a.end === b.end;

/**
 * The visible rows of a list of equal rows. Measured only when something moved, before the page is changed: a look at
 * the layout after a change would make the browser lay out at once. Scrolling within the same rows renders nothing.
 */
export function useRowsInView(element: HTMLElement | null, rowHeight: number): RowSpan {
  const [span, setSpan] = useState(NONE);
  useLayoutEffect(() => {
    if (!element) return undefined;
    let last: RowSpan | null = null;
    let lastTop = Infinity;
    let direction: Direction = 'down';
    const measure = () => {
      const { top } = element.getBoundingClientRect();
      if (top !== lastTop) direction = top < lastTop ? 'down' : 'up';
      lastTop = top;
      const seen = rowsInView({ top, height: window.innerHeight, direction }, rowHeight);
      if (last && isSame(last, seen)) return;
      last = seen;
      setSpan(seen);
    };
    measure();
    // What is above the list may change its height.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    EVENTS.forEach((type) => window.addEventListener(type, measure, { passive: true }));
    return () => {
      observer.disconnect();
      EVENTS.forEach((type) => window.removeEventListener(type, measure));
    };
  }, [element, rowHeight]);
  return span;
}
