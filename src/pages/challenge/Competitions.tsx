import type { Competition } from '@contract/content.ts';
import { useIntl } from 'react-intl';
import { CardImage, useGetCompetitionsQuery } from '@/features/content';
import { PageLink } from '@/features/ui';
import { AnyIcon, FailedPanel, HeadedSection, TextItems } from '@/shared/components';
import { useNow } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import styles from './Competitions.module.scss';

/** Last on the page, and most sites have none: nothing is shown until there is one. */
export function Competitions() {
  const query = useGetCompetitionsQuery();
  const { data = [], isError } = query;
  if (data.length === 0 && !isError) return null;
  return (
    <HeadedSection heading="challenge.competitions" className={styles.section}>
      {data.length > 0 ? (
        <List competitions={data} />
      ) : (
        <FailedPanel icon="trophy" variant="quiet" title="challenge.competitionsFailed" query={query} />
      )}
    </HeadedSection>
  );
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Nairobi' } as const;

type Times = Pick<Competition, 'startsAt' | 'endsAt'>;

/** Both complete dates: browsers leave out the first month of a Kiswahili range, even when the months differ. */
function Dates({ startsAt, endsAt }: Times) {
  const intl = useIntl();
  const last = intl.formatDate(endsAt, DAY);
  if (!startsAt || Date.parse(startsAt) > Date.parse(endsAt)) return t('timeLeft.until', { date: last });
  const first = intl.formatDate(startsAt, DAY);
  const yearOf = (instant: string) => intl.formatDate(instant, { year: 'numeric', timeZone: DAY.timeZone });
  if (first === last) return first;
  const isOneYear = yearOf(startsAt) === yearOf(endsAt);
  return `${isOneYear ? intl.formatDate(startsAt, { ...DAY, year: undefined }) : first} – ${last}`;
}

type CompetitionState = 'running' | 'upcoming' | 'over';

/** The state of a competition at `nowMs` (Unix ms). Without a start it has begun. */
export function competitionState({ startsAt, endsAt }: Times, nowMs: number): CompetitionState {
  if (Date.parse(endsAt) <= nowMs) return 'over';
  if (startsAt && Date.parse(startsAt) > nowMs) return 'upcoming';
  return 'running';
}

const ORDER: readonly CompetitionState[] = ['running', 'upcoming', 'over'];

/** Running first, then future, then ended; otherwise in the given order. */
export const byState = (nowMs: number) => (a: Competition, b: Competition) =>
  ORDER.indexOf(competitionState(a, nowMs)) - ORDER.indexOf(competitionState(b, nowMs));

function CompetitionCard({ competition, state }: { competition: Competition; state: CompetitionState }) {
  const { title, description, prizePool, imageUrl, rules, gamesPage } = competition;
  return (
    <article className={styles.card} data-state={state}>
      <CardImage src={imageUrl} icon="trophy" />
      <p className={styles.state}>{t(`challenge.state.${state}`)}</p>
      <div className={styles.words}>
        <h3>{title}</h3>
        {prizePool && <p className={styles.prize}>{t('challenge.prizePool', { prizePool })}</p>}
        <p className={styles.dates}>
          <AnyIcon name="clock" size={18} />
          <span>
            <Dates {...competition} />
          </span>
        </p>
        {description && <p className={styles.description}>{description}</p>}
        <ul className={styles.rules}>
          <TextItems texts={rules} />
        </ul>
        {state === 'running' && (
          <PageLink page={gamesPage} className={styles.link}>
            {t('challenge.competitionGames')}
            <span className="visuallyHidden">: {title}</span>
          </PageLink>
        )}
      </div>
    </article>
  );
}

function List({ competitions }: { competitions: readonly Competition[] }) {
  const now = useNow();
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
