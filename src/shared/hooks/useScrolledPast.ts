import { useSyncExternalStore } from 'react';

/** Px, as of the last scroll: React asks after each commit, and the page itself would be laid out for the answer. */
let scrolled = 0;

const subscribe = (onChange: () => void) => {
  const note = () => {
    scrolled = window.scrollY;
    onChange();
  };
  note();
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
};

/** Whether the page is scrolled more than `limit` px. */
export const useScrolledPast = (limit: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrolled > limit,
    () => false,
  );
