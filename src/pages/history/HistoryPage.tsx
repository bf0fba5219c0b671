import { useSelector } from 'react-redux';
import { selectIsVisitor, selectPlayer, SignInPanel } from '@/features/auth';
import { MY_BETS_PAGE } from '@/features/play';
import { PageHead, PageLink } from '@/features/ui';
import { History, historyMessages } from '@/features/wallet';
import { joinCatalogues, t, withMessages } from '@/shared/i18n';
import styles from './HistoryPage.module.scss';
import messages from './messages';

function HistoryPage() {
  const isVisitor = useSelector(selectIsVisitor);
  const player = useSelector(selectPlayer);
  return (
    <div className={styles.page}>
      <PageHead title={t('history.title')} lead={t('history.lead')}>
        <PageLink page={MY_BETS_PAGE} className={styles.link}>
          {t('history.bets')}
        </PageLink>
      </PageHead>
      {isVisitor && <SignInPanel icon="wallet" title={t('history.signIn')} />}
      {player && <History />}
    </div>
  );
}

export default withMessages(joinCatalogues([historyMessages, messages]), HistoryPage);
