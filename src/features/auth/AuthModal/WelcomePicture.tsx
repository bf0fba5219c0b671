import { useMediaQuery, usePicture } from '@/shared/hooks';
import styles from './AuthModal.module.scss';

const PICTURE = '/images/hero/left.webp';

/** The side panel of large screens; a phone does not download its picture. */
export function WelcomePicture() {
  const isLarge = useMediaQuery('(width >= 1024px)');
  const { hasFailed, onError } = usePicture(PICTURE);
  if (!isLarge) return null;
  return (
    <div className={styles.picture}>
      {!hasFailed && <img src={PICTURE} alt="" decoding="async" onError={onError} />}
    </div>
  );
}
