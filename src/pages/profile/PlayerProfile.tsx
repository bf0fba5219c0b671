import { useGetProfileQuery } from '@/features/auth';
import { FailedPanel } from '@/shared/components';
import { IdentityCard } from './Identity/IdentityCard';
import { LimitsCard } from './Limits/LimitsCard';
import { MoneyCard } from './Money/MoneyCard';
import { PreferencesCard } from './Preferences/PreferencesCard';
import styles from './ProfilePage.module.scss';
import { ProfileTitle } from './ProfileTitle';
import { ProfileWaiting } from './ProfileWaiting';
import { SessionsCard } from './Sessions/SessionsCard';
import { SignInMethodsCard } from './SignInMethods/SignInMethodsCard';
import { StatisticsCard } from './Statistics/StatisticsCard';
import { useSectionJump } from './useSectionJump';

/** Everything the site knows about the player, and what the player can change. */
export function PlayerProfile() {
  const { data: profile, isError, isFetching, refetch } = useGetProfileQuery();
  useSectionJump(profile !== undefined);
  if (profile)
    return (
      <div className={styles.page}>
        <IdentityCard profile={profile} />
        <MoneyCard profile={profile} />
        <StatisticsCard profile={profile} />
        <PreferencesCard profile={profile} />
        <div className={styles.column}>
          <LimitsCard />
          <SignInMethodsCard />
          <SessionsCard />
        </div>
      </div>
    );
  if (!isError) return <ProfileWaiting />;
  return (
    <>
      <ProfileTitle />
      <FailedPanel title="profile.failed" text="profile.failedText" query={{ isFetching, refetch }} />
    </>
  );
}
