import type { Competition } from '@contract/content.ts';
import { FormattedDate, useIntl } from 'react-intl';
import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './Competitions.module.scss';

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Nairobi' } as const;

export function CompetitionDates({ competition }: { competition: Pick<Competition, 'startsAt' | 'endsAt'> }) {
  if (!competition.startsAt && !competition.endsAt) return null;
  return (
    <p className={styles.dates}>
      <AnyIcon name="clock" size={18} />
      <span>
        <Dates {...competition} />
      </span>
    </p>
  );
}

function Dates({ startsAt, endsAt }: Pick<Competition, 'startsAt' | 'endsAt'>) {
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
