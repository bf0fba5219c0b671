import { useEffect, useRef, useSyncExternalStore } from 'react';

const tileOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;

/** Only on focus: between leaving one tile and reaching the next, both must stay. */
const subscribe = (onChange: () => void) => {
  document.addEventListener('focusin', onChange);
  return () => document.removeEventListener('focusin', onChange);
};

export function useFocusedTile(grid: HTMLElement | null): number | null {
  const index = useSyncExternalStore(
    subscribe,
    () => {
      const tile = tileOf(document.activeElement);
      return tile && grid?.contains(tile) ? Number(tile.dataset['tile']) : -1;
    },
    () => -1,
  );
  return index < 0 ? null : index;
}

/** When a focused tile leaves the list, the next tile gets the focus. `list` is new when tiles may have changed. */
export function useFocusAfterRemoval(grid: HTMLElement | null, list: readonly unknown[]): void {
  const lastFocused = useRef<number | null>(null);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const tile = tileOf(target);
      lastFocused.current = tile && grid?.contains(tile) ? Number(tile.dataset['tile']) : null;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [grid]);
  useEffect(() => {
    if (lastFocused.current === null || document.activeElement !== document.body) return;
    const nearest = Math.min(lastFocused.current, list.length - 1);
    grid?.querySelector<HTMLElement>(`[data-tile='${nearest}'] button`)?.focus({ preventScroll: true });
  }, [grid, list]);
}
