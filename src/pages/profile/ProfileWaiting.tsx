import { useIntl } from 'react-intl';
import { Skeletons } from '@/shared/components';
import styles from './ProfilePage.module.scss';
import { ProfileTitle } from './ProfileTitle';

/** Until it is known who plays, and until the profile is there. */
export function ProfileWaiting() {
  const intl = useIntl();
  return (
    <>
      <ProfileTitle />
      <Skeletons
        label={intl.formatMessage({ id: 'profile.loading' })}
        count={4}
        className={styles.page}
        itemClassName={styles.waiting}
      />
    </>
  );
}
