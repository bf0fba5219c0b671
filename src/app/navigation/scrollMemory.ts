/** The scroll position of each history entry, kept in the entry itself so that it survives a reload. */

/** How long a page that is still loading may take to grow tall enough. */
const PATIENCE_MS = 4000;

interface EntryState {
  scrollY?: number;
}

const entryState = (): EntryState => (window.history.state as EntryState | null) ?? {};

/** Writes the present scroll position into the present history entry. */
export function rememberScroll(): void {
  window.history.replaceState({ ...entryState(), scrollY: window.scrollY }, '');
}

const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to where the entry was left, waiting for the page to grow; the player's own first move ends the wait. */
export function restoreScroll(): void {
  const { scrollY = 0 } = entryState();
  const giveUpAt = performance.now() + PATIENCE_MS;
  let isTakenOver = false;
  const takeOver = () => {
    isTakenOver = true;
  };
  TAKEN_OVER.forEach((type) => window.addEventListener(type, takeOver, { once: true, passive: true }));
  const step = () => {
    if (isTakenOver) return;
    window.scrollTo(0, scrollY);
    const hasArrived = Math.abs(window.scrollY - scrollY) < 2;
    if (!hasArrived && performance.now() < giveUpAt) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
