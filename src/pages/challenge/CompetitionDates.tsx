import type { Competition } from '@contract/content.ts';
import { FormattedDate, FormattedDateTimeRange, FormattedMessage } from 'react-intl';
import { MoreIcon } from '@/shared/components';
import styles from './Competitions.module.scss';

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Nairobi' } as const;

export function CompetitionDates({ competition }: { competition: Pick<Competition, 'startsAt' | 'endsAt'> }) {
  if (!competition.startsAt && !competition.endsAt) return null;
  return (
    <p className={styles.dates}>
      <MoreIcon name="clock" size={18} />
      <span>
        <Dates {...competition} />
      </span>
    </p>
  );
}

function Dates({ startsAt, endsAt }: Pick<Competition, 'startsAt' | 'endsAt'>) {
  if (startsAt && endsAt && Date.parse(startsAt) <= Date.parse(endsAt))
    return <FormattedDateTimeRange from={new Date(startsAt)} to={new Date(endsAt)} {...DAY} />;
  if (endsAt)
    return <FormattedMessage id="challenge.until" values={{ date: <FormattedDate value={endsAt} {...DAY} /> }} />;
  return <FormattedMessage id="challenge.from" values={{ date: <FormattedDate value={startsAt} {...DAY} /> }} />;
}
