import { JoinButtons } from '@/features/rewards';
import { PageHead } from '@/features/ui';
import { AnyIcon, type AnyIconName } from '@/shared/components';
import { t, withMessages } from '@/shared/i18n';
import styles from './InvitationPage.module.scss';
import messages from './messages';

const PROMISES: readonly AnyIconName[] = ['wallet', 'star', 'language'];

/** The profile page for a visitor: what players see there, and sign-in buttons. */
const InvitationPage = () => (
  <div className={styles.page}>
    <div className={styles.hero}>
      <PageHead title={t('invitation.title')} lead={t('invitation.lead')} hasBackLink={false}>
        <JoinButtons />
      </PageHead>
      <span className={styles.emblem}>
        <AnyIcon name="wallet" size={120} />
      </span>
    </div>
    <ul className={styles.promises}>
      {PROMISES.map((icon, index) => (
        <li key={icon} className={styles.promise}>
          <AnyIcon name={icon} size={28} />
          <h2>{t(`invitation.promise${index + 1}`)}</h2>
          <p>{t(`invitation.promise${index + 1}Text`)}</p>
        </li>
      ))}
    </ul>
  </div>
);

export default withMessages(messages, InvitationPage);
