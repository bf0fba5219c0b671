import { useIntl } from 'react-intl';
import { useGetChallengesQuery } from '@/features/content';
import { Skeletons } from '@/shared/components';
import { ChallengeHero } from './ChallengeHero';
import styles from './ChallengePage.module.scss';
import { Competitions } from './Competitions';
import { NoChallenge } from './NoChallenge';
import { Rules } from './Rules';

/** The challenge of the day (the first that is active), then the competitions. */
export function ChallengePage() {
  const intl = useIntl();
  const { data, isLoading, isFetching, error, refetch } = useGetChallengesQuery();
  const challenge = data?.[0];
  return (
    <div className={styles.page}>
      {isLoading && (
        <Skeletons label={intl.formatMessage({ id: 'challenge.loading' })} count={1} itemClassName={styles.waiting} />
      )}
      {!isLoading && !challenge && <NoChallenge isTrying={isFetching} {...(error && { onRetry: refetch })} />}
      {challenge && <ChallengeHero challenge={challenge} />}
      {challenge && challenge.rules.length > 0 && <Rules rules={challenge.rules} />}
      <Competitions />
    </div>
  );
}
