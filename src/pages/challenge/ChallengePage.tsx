import { useGetChallengesQuery } from '@/features/content';
import { BackHome } from '@/features/ui';
import { Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import { ChallengeHero } from './ChallengeHero';
import styles from './ChallengePage.module.scss';
import { Competitions } from './Competitions';
import { Leaderboard } from './Leaderboard';
import { NoChallenge } from './NoChallenge';
import { Rules } from './Rules';
import { Tasks } from './Tasks';

/** The challenge of the day, then the competitions. */
export const ChallengePage = () => (
  <div className={styles.page}>
    <BackHome />
    <CurrentChallenge />
    <Competitions />
  </div>
);

/** The first active challenge. One that did not load counts as none, but can be loaded again. */
function CurrentChallenge() {
  const { data, isLoading, isFetching, error, refetch } = useGetChallengesQuery();
  if (isLoading) {
    return <Skeletons message="challenge.loading" count={1} itemClassName={styles.waiting} />;
  }
  const challenge = data?.[0];
  if (!challenge) return <NoChallenge isTrying={isFetching} {...(error && { onRetry: refetch })} />;
  return (
    <>
      <ChallengeHero challenge={challenge} />
      {challenge.rules.length > 0 && <Rules rules={challenge.rules} />}
      <p className={styles.note}>{t('challenge.demoRounds')}</p>
      <Tasks challengeId={challenge.id} />
      <Leaderboard challengeId={challenge.id} />
    </>
  );
}
