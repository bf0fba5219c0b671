import { useIntl } from 'react-intl';
import { Icon } from '@/shared/components';
import { useScrolledPast } from '@/shared/hooks';
import styles from './ScrollToTop.module.scss';

/** Spec section 2: the button floats in once the page is scrolled more than 300 px. */
const THRESHOLD_PX = 300;

export function ScrollToTop() {
  const intl = useIntl();
  if (!useScrolledPast(THRESHOLD_PX)) return null;
  const scroll = () => {
    window.scrollTo({ top: 0, behavior: 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={intl.formatMessage({ id: 'app.scrollToTop' })}
      onClick={scroll}
    >
      <Icon name="chevronUp" />
    </button>
  );
}
