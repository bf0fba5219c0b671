import type { Competition } from '@contract/content.ts';
import { useGetCompetitionsQuery } from '@/features/content';
import { FailedPanel, HeadedSection, Skeletons } from '@/shared/components';
import { useNow } from '@/shared/hooks';
import { CompetitionCard } from './CompetitionCard';
import styles from './Competitions.module.scss';
import { byState, competitionState } from './competitionState';

const MINUTE_MS = 60_000;

/** The competitions with their dates; hidden when there are none. */
export function Competitions() {
  const { data, isError, isFetching, refetch } = useGetCompetitionsQuery();
  if (data?.length === 0) return null;
  return (
    <HeadedSection heading="challenge.competitions" className={styles.section}>
      {data && <List competitions={data} />}
      {!data && !isError && <Waiting />}
      {!data && isError && (
        <FailedPanel
          icon="trophy"
          variant="quiet"
          title="challenge.competitionsFailed"
          query={{ isFetching, refetch }}
        />
      )}
    </HeadedSection>
  );
}

function List({ competitions }: { competitions: readonly Competition[] }) {
  const now = useNow(MINUTE_MS);
  return (
    <ul className={styles.list}>
      {competitions.toSorted(byState(now)).map((competition) => (
        <li key={competition.id}>
          <CompetitionCard competition={competition} state={competitionState(competition, now)} />
        </li>
      ))}
    </ul>
  );
}

const Waiting = () => (
  <Skeletons message="challenge.competitionsLoading" count={3} className={styles.list} itemClassName={styles.place} />
);
