import { useSyncExternalStore } from 'react';

/** The inner width of an element, px; 0 without one. */
export const useElementWidth = (element: HTMLElement | null): number =>
  useSyncExternalStore(
    (onChange) => {
      if (!element) return () => undefined;
      const observer = new ResizeObserver(onChange);
      observer.observe(element);
      return () => observer.disconnect();
    },
    () => element?.clientWidth ?? 0,
    () => 0,
  );
