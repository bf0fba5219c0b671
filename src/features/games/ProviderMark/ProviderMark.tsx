import type { Provider } from '@contract/games.ts';
import { useSelector } from 'react-redux';
import { selectIsDataSaver } from '@/features/ui';
import { useIsLive, useSeen } from '@/shared/hooks';
import { twoLetters, usePicture } from '@/shared/pictures';
import styles from './ProviderMark.module.scss';

/** It loads a little before it scrolls into view: the browser's own lazy loading asks for marks far outside of the bar. */
const SEEN = { threshold: 0, rootMargin: '100px' };

/** The logo of a provider; two letters without one, and with data saver on. Decoration beside the name. */
export function ProviderMark({ provider: { logoUrl, name } }: { provider: Provider }) {
  const isDataSaver = useSelector(selectIsDataSaver);
  const isLive = useIsLive();
  const { ref, isSeen } = useSeen<HTMLSpanElement>(SEEN);
  const { hasFailed, onError } = usePicture(logoUrl);
  if (hasFailed || isDataSaver)
    return (
      <span className={styles.letters} aria-hidden="true">
        {twoLetters(name)}
      </span>
    );
  const logo = <img className={styles.logo} src={logoUrl} alt="" loading="lazy" decoding="async" onError={onError} />;
  if (isSeen) return logo;
  return (
    <span ref={ref} className={styles.logo}>
      {!isLive && <noscript>{logo}</noscript>}
    </span>
  );
}
