/** The scroll position of each history entry, kept in the entry itself so that it survives a reload. */

/** How long a page that is still loading may take to grow tall enough; on a slow network that is long. */
const PATIENCE_MS = 30_000;

interface EntryState {
  scrollY?: number;
}

const entryState = (): EntryState => (window.history.state as EntryState | null) ?? {};

/** Where the page is still on its way to. */
let wantedY: number | undefined;
/** Counts the ways, so that one that was ended goes no further. */
let way = 0;

/** Writes the scroll position into the present history entry: the wanted one of a page that has not come to it yet. */
export function rememberScroll(): void {
  window.history.replaceState({ ...entryState(), scrollY: wantedY ?? window.scrollY }, '');
}

const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click'] as const;

function endRestoring(): void {
  wantedY = undefined;
  way += 1;
  TAKEN_OVER.forEach((type) => window.removeEventListener(type, endRestoring));
}

/** Another page takes the place of this one. */
export function leaveScroll(): void {
  rememberScroll();
  endRestoring();
}

/** Scrolls to where the entry was left, waiting for the page to grow; the player's own first move ends the wait. */
export function restoreScroll(): void {
  endRestoring();
  const ownWay = way;
  const { scrollY = 0 } = entryState();
  const giveUpAt = performance.now() + PATIENCE_MS;
  wantedY = scrollY;
  TAKEN_OVER.forEach((type) => window.addEventListener(type, endRestoring, { passive: true }));
  const step = () => {
    if (way !== ownWay) return;
    window.scrollTo(0, scrollY);
    const hasArrived = Math.abs(window.scrollY - scrollY) < 2;
    if (hasArrived || performance.now() >= giveUpAt) endRestoring();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
