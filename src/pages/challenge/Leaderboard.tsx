import type { LeaderboardEntry } from '@contract/challenge.ts';
import { useId } from 'react';
import { realOnly } from '@/features/content';
import { useGetLeaderboardQuery } from '@/features/rewards';
import { ExampleNote, FailedPanel, Skeletons, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './Leaderboard.module.scss';
import { LeaderboardTable } from './LeaderboardTable';
import { OwnPlace } from './OwnPlace';
import { LIVE } from './useStanding';

/** Places of this challenge, and those without a challenge; first rank first. */
export const placesOf = (entries: readonly LeaderboardEntry[], challengeId: string): LeaderboardEntry[] =>
  realOnly(entries.filter((entry) => entry.challengeId === undefined || entry.challengeId === challengeId)).toSorted(
    (a, b) => a.rank - b.rank || b.points - a.points,
  );

export function Leaderboard({ challengeId }: { challengeId: string }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('challenge.leaderboard')}</h2>
      <OwnPlace challengeId={challengeId} />
      <Places challengeId={challengeId} headingId={id} />
    </section>
  );
}

function Places({ challengeId, headingId }: { challengeId: string; headingId: string }) {
  const { data, isError, isFetching, refetch } = useGetLeaderboardQuery(undefined, LIVE);
  if (data) {
    const places = placesOf(data, challengeId);
    if (places.length === 0) return <Nobody />;
    return (
      <>
        {places[0]?.isExample && <Example />}
        <LeaderboardTable places={places} headingId={headingId} />
      </>
    );
  }
  if (isError)
    return (
      <FailedPanel icon="trophy" variant="quiet" title="challenge.leaderboardFailed" query={{ isFetching, refetch }} />
    );
  return <Skeletons message="challenge.leaderboardLoading" count={1} itemClassName={styles.place} />;
}

const Example = () => <ExampleNote mark={t('challenge.example')}>{t('challenge.exampleText')}</ExampleNote>;

const Nobody = () => <StatePanel icon="trophy" title={t('challenge.nobody')} text={t('challenge.nobodyText')} />;
