import { useDispatch } from 'react-redux';
import { modalClosed, modalOpened, PageLink } from '@/features/ui';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './Withdraw.module.scss';

/** Money goes back to where it came from, so a deposit must come first. */
export function NoHistory() {
  const dispatch = useDispatch();
  const close = () => dispatch(modalClosed('withdraw'));
  const deposit = () => {
    close();
    dispatch(modalOpened('deposit', {}));
  };
  return (
    <div className={styles.warning} role="note">
      <p>{t('withdraw.noHistory')}</p>
      <div className={styles.ways}>
        <Button variant="quiet" onClick={deposit}>
          {t('withdraw.deposit')}
        </Button>
        <PageLink page="support" className={styles.support} onOpen={close}>
          {t('withdraw.support')}
        </PageLink>
      </div>
    </div>
  );
}
