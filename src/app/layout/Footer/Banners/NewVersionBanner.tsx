import { useState } from 'react';
import { Button } from '@/shared/components';
import { useIsOnline } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { takeNewVersion, useIsVersionUntold } from '@/shared/newVersion';
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
