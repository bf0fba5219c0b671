import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectIsVisitor, selectPlayer, signInMessages, useGetProfileQuery } from '@/features/auth';
import { saferPlayMessages } from '@/features/saferPlay';
import { parsePage, selectPage, usePageHeading } from '@/features/ui';
import { FailedPanel, Skeletons } from '@/shared/components';
import { formMessages } from '@/shared/form';
import { joinCatalogues, t, withMessages } from '@/shared/i18n';
import { jumpTo } from '@/shared/jumpTo';
import { lazyPart } from '@/shared/lazyPart';
import { IdentityCard } from './IdentityCard';
import { LimitsCard } from './LimitsCard';
import messages from './messages';
import { MoneyCard } from './MoneyCard';
import { PreferencesCard } from './PreferencesCard';
import styles from './ProfilePage.module.scss';
import { SessionsCard } from './SessionsCard';
import { SignInMethodsCard } from './SignInMethodsCard';
import { StatisticsCard } from './StatisticsCard';

const InvitationPage = lazyPart(() => import(/* webpackChunkName: "invite" */ '@/pages/invitation/InvitationPage'));

/** The profile page; a visitor sees an invitation. It stays while a session is renewed. */
function ProfilePage() {
  const isVisitor = useSelector(selectIsVisitor);
  const player = useSelector(selectPlayer);
  if (isVisitor) return <InvitationPage />;
  return player ? <PlayerProfile /> : <ProfileWaiting />;
}

/** The heading before the name of the player is known. */
const ProfileTitle = () => (
  <h1 ref={usePageHeading()} className="visuallyHidden" tabIndex={-1}>
    {t('profile.title')}
  </h1>
);

const ProfileWaiting = () => (
  <>
    <ProfileTitle />
    <Skeletons message="profile.loading" count={4} className={styles.page} itemClassName={styles.waiting} />
  </>
);

/** Scrolls to the section in the page name, such as `profile?section=money`, when it exists. */
function useSectionJump(isReady: boolean): void {
  const section = parsePage(useSelector(selectPage)).params.get('section');
  useEffect(() => {
    if (isReady && section) jumpTo(section);
  }, [isReady, section]);
}

/** Everything the site knows about the player, and what the player can change. */
function PlayerProfile() {
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

export default withMessages(joinCatalogues([signInMessages, saferPlayMessages, formMessages, messages]), ProfilePage);
