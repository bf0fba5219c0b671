import { Skeletons } from '@/shared/components';
import styles from './ProfilePage.module.scss';
import { ProfileTitle } from './ProfileTitle';

/** Until it is known who plays, and until the profile is there. */
export function ProfileWaiting() {
  return (
    <>
      <ProfileTitle />
      <Skeletons message="profile.loading" count={4} className={styles.page} itemClassName={styles.waiting} />
    </>
  );
}
