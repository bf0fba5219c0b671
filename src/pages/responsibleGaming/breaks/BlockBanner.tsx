import { useDispatch } from 'react-redux';
import { type Block, Instant } from '@/features/saferPlay';
import { modalOpened } from '@/features/ui';
import { Button, AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './Breaks.module.scss';

export function BlockBanner({ block: { kind, until } }: { block: Block }) {
  const dispatch = useDispatch();
  return (
    <div className={styles.banner} role="status">
      <span className={styles.bannerIcon}>
        <AnyIcon name={kind === 'timeOut' ? 'cup' : 'lock'} size={32} />
      </span>
      <div className={styles.bannerWords}>
        <p className={styles.bannerTitle}>{t(`saferPlay.block.${kind}`)}</p>
        <p className={styles.until}>{t('saferPlay.block.until', { until: <Instant key="until" at={until} /> })}</p>
        <p>{t('saferPlay.block.text')}</p>
      </div>
      <Button variant="quiet" onClick={() => dispatch(modalOpened('withdraw', {}))}>
        {t('responsible.withdraw')}
      </Button>
    </div>
  );
}
