import { AnyIcon } from '@/shared/components';
import { useIsOnline } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import styles from './OfflineBanner.module.scss';

/** Says that the connection is gone; failed requests are repeated when it is back. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.banner}>
          <AnyIcon name="wifiOff" size={20} />
          {t('footer.offline')}
        </p>
      )}
    </div>
  );
}
