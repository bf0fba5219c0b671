import { startTransition, useLayoutEffect, useState } from 'react';
import {
  type Direction,
  type GridShape,
  type TilesInView,
  tilesInView,
  type TileSpan,
  withFormerNear,
} from './gridGeometry';

const EVENTS = ['scroll', 'resize'] as const;

/** Those further ahead wait until the pictures of the first are on their way. */
const AHEAD_AFTER_MS = 500;

const NOTHING: TileSpan = { start: 0, end: 0 };
const NONE: TilesInView = { ...NOTHING, near: NOTHING };

const isSame = (a: TileSpan, b: TileSpan): boolean => a.start === b.start && a.end === b.end;

/** No more than a row further, so that nothing on the screen waits for what is rendered in slices. */
const isNextTo = (a: TileSpan, b: TileSpan, columns: number): boolean =>
  Math.abs(a.start - b.start) <= columns && Math.abs(a.end - b.end) <= columns;

/**
 * The tiles near the view; those further ahead come a moment later, or with the first scroll. Measured only when
 * something moved, before the page is changed: a look at the layout after a change would make the browser lay out at
 * once. Scrolling that brings no tile renders nothing; a tile that it brings is rendered in slices, between frames.
 */
export function useTilesInView(element: HTMLElement | null, { columns, tileHeight, gap }: GridShape): TilesInView {
  const [tiles, setTiles] = useState(NONE);
  useLayoutEffect(() => {
    if (!element) return undefined;
    let last = NONE;
    let before: TileSpan | null = null;
    let lastTop: number | null = null;
    let direction: Direction = 'down';
    // At first without rows ahead; later with as many as there usually are.
    let ahead: number | undefined = 0;
    const measure = () => {
      const { top } = element.getBoundingClientRect();
      if (lastTop !== null && top !== lastTop) {
        direction = top < lastTop ? 'down' : 'up';
        ahead = undefined;
      }
      lastTop = top;
      const seen = tilesInView({ top, height: window.innerHeight, direction }, { columns, tileHeight, gap }, ahead);
      const isStep = before !== null && isNextTo(before, seen.near, columns);
      before = seen.near;
      const next = isStep ? withFormerNear(seen, last.near) : seen;
      if (isSame(last, next) && isSame(last.near, next.near)) return;
      last = next;
      if (isStep) startTransition(() => setTiles(next));
      else setTiles(next);
    };
    measure();
    const timer = setTimeout(() => {
      ahead = undefined;
      measure();
    }, AHEAD_AFTER_MS);
    // What is above the list may change its height.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    EVENTS.forEach((type) => window.addEventListener(type, measure, { passive: true }));
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      EVENTS.forEach((type) => window.removeEventListener(type, measure));
    };
  }, [element, columns, tileHeight, gap]);
  return tiles;
}
