import { useSelector } from 'react-redux';
import { selectIsVisitor, selectPlayer, SignInPanel } from '@/features/auth';
import { PageHead } from '@/features/ui';
import { formMessages } from '@/shared/form';
import { joinCatalogues, t, withMessages } from '@/shared/i18n';
import messages from './messages';
import { MyBets } from './MyBets';
import styles from './MyBets.module.scss';
import { SeedsCard } from './SeedsCard';

/** Rounds for money, and the proof that they were fair; a visitor is asked to sign in. */
function MyBetsPage() {
  const isVisitor = useSelector(selectIsVisitor);
  const player = useSelector(selectPlayer);
  return (
    <div className={styles.page}>
      <PageHead title={t('bets.title')} lead={t('bets.lead')} />
      {isVisitor && <SignInPanel icon="play" title={t('bets.signIn')} />}
      {player && (
        <>
          <MyBets />
          <SeedsCard />
        </>
      )}
    </div>
  );
}

export default withMessages(joinCatalogues([formMessages, messages]), MyBetsPage);
