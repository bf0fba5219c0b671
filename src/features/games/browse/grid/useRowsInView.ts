import { useSyncExternalStore } from 'react';
import { type RowSpan, rowsInView } from './gridGeometry';

const EVENTS = ['scroll', 'resize'] as const;

const subscribe = (onChange: () => void) => {
  EVENTS.forEach((type) => window.addEventListener(type, onChange, { passive: true }));
  return () => EVENTS.forEach((type) => window.removeEventListener(type, onChange));
};

function measure(element: HTMLElement | null, rowHeight: number): RowSpan {
  if (!element) return { start: 0, end: 0 };
  return rowsInView(element.getBoundingClientRect().top, window.innerHeight, rowHeight);
}

/** The visible rows of a list of equal rows, updated while scrolling. */
export function useRowsInView(element: HTMLElement | null, rowHeight: number): RowSpan {
  // As text, so that scrolling within the same rows renders nothing.
  const span = useSyncExternalStore(
    subscribe,
    () => {
      const { start, end } = measure(element, rowHeight);
      return `${start}-${end}`;
    },
    () => '0-0',
  );
  const [start = 0, end = 0] = span.split('-').map(Number);
  return { start, end };
}
