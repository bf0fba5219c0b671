import { useDispatch, useSelector } from 'react-redux';
import { selectIsVisitor, selectPlayer } from '@/features/auth';
import { MY_BETS_PAGE } from '@/features/play';
import { modalOpened, PageHead, PageLink } from '@/features/ui';
import { History } from '@/features/wallet';
import { Button, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './HistoryPage.module.scss';

/** Deposits and withdrawals; a visitor is asked to sign in. */
export function HistoryPage() {
  const isVisitor = useSelector(selectIsVisitor);
  const player = useSelector(selectPlayer);
  return (
    <div className={styles.page}>
      <PageHead title={t('history.title')} lead={t('history.lead')}>
        <PageLink page={MY_BETS_PAGE} className={styles.link}>
          {t('history.bets')}
        </PageLink>
      </PageHead>
      {isVisitor && <Door />}
      {player && <History />}
    </div>
  );
}

function Door() {
  const dispatch = useDispatch();
  return (
    <StatePanel icon="wallet" title={t('history.signIn')}>
      <Button onClick={() => dispatch(modalOpened('auth', { tab: 'login' }))}>{t('app.logIn')}</Button>
    </StatePanel>
  );
}
