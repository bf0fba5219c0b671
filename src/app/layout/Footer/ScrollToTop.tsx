import { useSyncExternalStore } from 'react';
import { AnyIcon } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import { onEvents } from '@/shared/onEvents';
import styles from './ScrollToTop.module.scss';

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
  const stops = [afterPaint(note), onEvents(window, ['scroll'], note, { passive: true })];
  return () => stops.forEach((stop) => stop());
};

export const useScrolledPast = (limit: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrolled > limit,
    () => false,
  );

/** Scroll distance at which the button appears (docs/product.md, Header and bottom bar). */
const THRESHOLD_PX = 300;

/** The button has its own space at the edge, so that it covers nothing of the page. */
export function ScrollToTop() {
  const intl = useIntl();
  if (!useScrolledPast(THRESHOLD_PX)) return null;
  const scroll = () => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={intl.formatMessage({ id: 'footer.scrollToTop' })}
      onClick={scroll}
    >
      <AnyIcon name="chevronUp" size={20} />
    </button>
  );
}
