import type { Competition } from '@contract/content.ts';
import { CardImage } from '@/features/content';
import { t } from '@/shared/i18n';
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
      <p className={styles.state}>{t(STATE_TEXTS[state])}</p>
      <div className={styles.words}>
        <h3>{title}</h3>
        {prizePool && <p className={styles.prize}>{t('challenge.prizePool', { prizePool })}</p>}
        {description && <p className={styles.description}>{description}</p>}
        <CompetitionDates competition={competition} />
      </div>
    </article>
  );
}
