import { AnyIcon } from '@/shared/components';
import { useScrolledPast } from '@/shared/hooks';
import { useIntl } from '@/shared/i18n';
import styles from './ScrollToTop.module.scss';

/** Scroll distance at which the button appears (docs/product.md, Header and bottom bar). */
const THRESHOLD_PX = 300;

/** In its own space at the edge, so that it covers nothing of the page. */
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
