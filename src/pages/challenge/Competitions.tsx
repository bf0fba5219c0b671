import type { Competition } from '@contract/content.ts';
import { FormattedDate, useIntl } from 'react-intl';
import { CardImage, useGetCompetitionsQuery } from '@/features/content';
import { AnyIcon, FailedPanel, HeadedSection, Skeletons } from '@/shared/components';
import { useNow } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import styles from './Competitions.module.scss';

export function Competitions() {
  const query = useGetCompetitionsQuery();
  const { data, isError } = query;
  if (data?.length === 0) return null;
  return (
    <HeadedSection heading="challenge.competitions" className={styles.section}>
      {data && <List competitions={data} />}
      {!data && !isError && (
        <Skeletons
          message="challenge.competitionsLoading"
          count={3}
          className={styles.list}
          itemClassName={styles.place}
        />
      )}
      {!data && isError && (
        <FailedPanel icon="trophy" variant="quiet" title="challenge.competitionsFailed" query={query} />
      )}
    </HeadedSection>
  );
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Nairobi' } as const;

type Times = Pick<Competition, 'startsAt' | 'endsAt'>;

function Dates({ startsAt, endsAt }: Times) {
  if (startsAt && endsAt && Date.parse(startsAt) <= Date.parse(endsAt))
    return <Period startsAt={startsAt} endsAt={endsAt} />;
  if (endsAt) return t('challenge.until', { date: <FormattedDate value={endsAt} {...DAY} /> });
  return t('challenge.from', { date: <FormattedDate value={startsAt} {...DAY} /> });
}

/** Both complete dates: browsers leave out the first month of a Kiswahili range, even when the months differ. */
function Period({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const intl = useIntl();
  const [first, last] = [intl.formatDate(startsAt, DAY), intl.formatDate(endsAt, DAY)];
  const yearOf = (instant: string) => intl.formatDate(instant, { year: 'numeric', timeZone: DAY.timeZone });
  if (first === last) return first;
  const isOneYear = yearOf(startsAt) === yearOf(endsAt);
  return `${isOneYear ? intl.formatDate(startsAt, { ...DAY, year: undefined }) : first} – ${last}`;
}

type CompetitionState = 'running' | 'upcoming' | 'over';

/** The state of a competition at `nowMs` (Unix ms). Without a start it has begun, without an end it continues. */
export function competitionState({ startsAt, endsAt }: Times, nowMs: number): CompetitionState {
  if (endsAt && Date.parse(endsAt) <= nowMs) return 'over';
  if (startsAt && Date.parse(startsAt) > nowMs) return 'upcoming';
  return 'running';
}

const ORDER: readonly CompetitionState[] = ['running', 'upcoming', 'over'];

/** Running first, then future, then ended; otherwise in the given order. */
export const byState = (nowMs: number) => (a: Competition, b: Competition) =>
  ORDER.indexOf(competitionState(a, nowMs)) - ORDER.indexOf(competitionState(b, nowMs));

function CompetitionCard({ competition, state }: { competition: Competition; state: CompetitionState }) {
  const { title, description, prizePool, imageUrl } = competition;
  return (
    <article className={styles.card} data-state={state}>
      <CardImage src={imageUrl} icon="trophy" />
      <p className={styles.state}>{t(`challenge.state.${state}`)}</p>
      <div className={styles.words}>
        <h3>{title}</h3>
        {prizePool && <p className={styles.prize}>{t('challenge.prizePool', { prizePool })}</p>}
        {description && <p className={styles.description}>{description}</p>}
        {(competition.startsAt || competition.endsAt) && (
          <p className={styles.dates}>
            <AnyIcon name="clock" size={18} />
            <span>
              <Dates {...competition} />
            </span>
          </p>
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
