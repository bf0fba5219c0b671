import { useEffect, useState } from 'react';
import { AnyIcon, Button } from '@/shared/components';
import { useIsOnline } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { isOldPage, takeNewVersion, useIsVersionUntold } from '@/shared/newVersion';
import styles from './Banners.module.scss';

/** Says that this browser has a new version of the site, unless a failed part says it already. Only the player reloads. */
export function NewVersionBanner() {
  const isOnline = useIsOnline();
  const isUntold = useIsVersionUntold();
  const [isLater, setIsLater] = useState(false);
  return (
    <div role="status" className={styles.place}>
      {isOnline && isUntold && !isLater && (
        <div className={styles.banner}>
          <p>{t('footer.newVersion')}</p>
          <span className={styles.choices}>
            <Button onClick={() => void takeNewVersion()}>{t('app.reload')}</Button>
            <Button variant="quiet" onClick={() => setIsLater(true)}>
              {t('footer.later')}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}

const AGAIN_MS = 15_000;

/** The service worker opens pages without a network, and a phone without data calls itself online: so a page asks. */
export function useIsReachable(): boolean {
  const [isReachable, setIsReachable] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLost = false;
    let isLeft = false;
    const ask = async () => {
      const answer = await isOldPage();
      if (isLeft) return;
      if (answer === undefined) {
        isLost = true;
        setIsReachable(false);
        timer = setTimeout(() => void ask(), AGAIN_MS);
      } else if (isLost) {
        setIsReachable(true);
        window.dispatchEvent(new Event('online'));
      }
    };
    if (navigator.serviceWorker?.controller) void ask();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, []);
  return isReachable;
}

/** Says that the connection is gone; failed requests are repeated when it is back. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  const isReachable = useIsReachable();
  return (
    <div role="status" className={styles.place}>
      {!(isOnline && isReachable) && (
        <p className={styles.banner}>
          <AnyIcon name="wifiOff" size={20} />
          {t('footer.offline')}
        </p>
      )}
    </div>
  );
}
