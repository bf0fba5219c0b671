import { useState } from 'react';
import { useMediaQuery } from '@/shared/hooks';
import styles from './AuthModal.module.scss';

/** The side panel of large screens; a phone does not download its picture. */
export function WelcomePicture() {
  const isLarge = useMediaQuery('(width >= 1024px)');
  const [isMissing, setIsMissing] = useState(false);
  if (!isLarge) return null;
  return (
    <div className={styles.picture}>
      {!isMissing && <img src="/images/hero/left.webp" alt="" decoding="async" onError={() => setIsMissing(true)} />}
    </div>
  );
}
