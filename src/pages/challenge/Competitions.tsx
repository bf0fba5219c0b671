import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetCompetitionsQuery } from '@/features/content';
import { useNow } from '@/shared/hooks';
import { CompetitionCard } from './CompetitionCard';
import styles from './Competitions.module.scss';
import { byState, competitionState } from './competitionState';

const MINUTE_MS = 60_000;

/** The competitions with their dates; hidden when there are none or they did not arrive. */
export function Competitions() {
  const id = useId();
  const now = useNow(MINUTE_MS);
  const { data = [] } = useGetCompetitionsQuery();
  if (data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="challenge.competitions" />
      </h2>
      <ul className={styles.list}>
        {data.toSorted(byState(now)).map((competition) => (
          <li key={competition.id}>
            <CompetitionCard competition={competition} state={competitionState(competition, now)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
