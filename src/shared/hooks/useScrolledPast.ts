import { useSyncExternalStore } from 'react';

/** Px, as of the last scroll: React asks after each commit, and the page itself would be laid out for the answer. */
let scrolled = 0;

/** Calls `note` in a task after the next paint, when the answer is known without another layout. */
function afterPaint(note: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (task = setTimeout(note)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

const subscribe = (onChange: () => void) => {
  const note = () => {
    scrolled = window.scrollY;
    onChange();
  };
  const callOff = afterPaint(note);
  window.addEventListener('scroll', note, { passive: true });
  return () => {
    callOff();
    window.removeEventListener('scroll', note);
  };
};

/** Whether the page is scrolled more than `limit` px. */
export const useScrolledPast = (limit: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrolled > limit,
    () => false,
  );
