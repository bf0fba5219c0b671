import type { Competition } from '@contract/content.ts';
import { FormattedMessage } from 'react-intl';
import { CardImage } from '@/features/content';
import { CompetitionDates } from './CompetitionDates';
import styles from './Competitions.module.scss';
import type { CompetitionState } from './competitionState';

const STATE_TEXTS = {
  running: 'challenge.running',
  upcoming: 'challenge.upcoming',
  over: 'challenge.ended',
} as const satisfies Record<CompetitionState, string>;

interface Props {
  competition: Competition;
  state: CompetitionState;
}

export function CompetitionCard({ competition, state }: Props) {
  const { title, description, prizePool, imageUrl } = competition;
  return (
    <article className={styles.card} data-state={state}>
      <CardImage src={imageUrl} icon="trophy" />
      <p className={styles.state}>
        <FormattedMessage id={STATE_TEXTS[state]} />
      </p>
      <div className={styles.words}>
        <h3>{title}</h3>
        {prizePool && (
          <p className={styles.prize}>
            <FormattedMessage id="challenge.prizePool" values={{ prizePool }} />
          </p>
        )}
        {description && <p className={styles.description}>{description}</p>}
        <CompetitionDates competition={competition} />
      </div>
    </article>
  );
}
