import { Button, Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './Waiting.module.scss';

interface Props {
  hasFailed: boolean;
  onRetry: () => void;
}

/** No money moves before rate and limits are known. */
export function Waiting({ hasFailed, onRetry }: Props) {
  if (!hasFailed) {
    return <Skeletons message="wallet.loading" count={4} className={styles.places} itemClassName={styles.place} />;
  }
  return (
    <div className={styles.failed} role="alert">
      <p>{t('wallet.failed')}</p>
      <Button onClick={onRetry}>{t('app.tryAgain')}</Button>
    </div>
  );
}
