import { Skeletons } from '@/shared/components';
import styles from './ProfilePage.module.scss';
import { ProfileTitle } from './ProfileTitle';

/** Until the player and the profile are known. */
export function ProfileWaiting() {
  return (
    <>
      <ProfileTitle />
      <Skeletons message="profile.loading" count={4} className={styles.page} itemClassName={styles.waiting} />
    </>
  );
}
