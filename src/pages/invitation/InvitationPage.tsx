import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { BackHome, PageHead, parsePage, selectPage } from '@/features/ui';
import { MoreIcon } from '@/shared/components';
import { InvitationActions } from './InvitationActions';
import styles from './InvitationPage.module.scss';
import { INVITATION_ICONS, invitationOf } from './invitations';

/** VIP, referral and profile for a visitor: what is behind the door, and the door. */
export function InvitationPage() {
  const name = invitationOf(parsePage(useSelector(selectPage)).name);
  const { page: pageIcon, promises } = INVITATION_ICONS[name];
  return (
    <div className={styles.page} data-invitation={name}>
      {name !== 'profile' && <BackHome />}
      <div className={styles.hero}>
        <PageHead
          title={<FormattedMessage id={`invitation.${name}.title`} />}
          lead={<FormattedMessage id={`invitation.${name}.lead`} />}
          hasBackLink={false}
        >
          <InvitationActions />
        </PageHead>
        <span className={styles.emblem}>
          <MoreIcon name={pageIcon} size={120} />
        </span>
      </div>
      <ul className={styles.promises}>
        {promises.map((icon, index) => (
          <li key={index} className={styles.promise}>
            <MoreIcon name={icon} size={28} />
            <h2>
              <FormattedMessage id={`invitation.${name}.promise${index + 1}`} />
            </h2>
            <p>
              <FormattedMessage id={`invitation.${name}.promise${index + 1}Text`} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
