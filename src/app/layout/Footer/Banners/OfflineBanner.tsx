import { AnyIcon } from '@/shared/components';
import { useIsOnline } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { useIsReachable } from '../../../worker/useIsReachable';
import styles from './Banners.module.scss';

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
