import type { BonusAvailability } from '@contract/bonusTerms.ts';
import { FormattedDate, FormattedList } from 'react-intl';
import { t } from '@/shared/i18n';
import { Term } from './Term';
import styles from './TermsList.module.scss';

/** A Sunday, so that day 1 is Monday. */
const DAY_ZERO = Date.UTC(2024, 0, 7);
const DAY_MS = 86_400_000;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** How often, when and for whom an offer is given. */
export const AvailabilityList = ({ bonus }: { bonus: BonusAvailability }) => (
  <dl className={styles.terms}>
    <Term name="uses">
      <FormattedList type="unit" value={usesOf(bonus)} />
    </Term>
    <Term name="when">
      <When {...bonus} />
    </Term>
    <Term name="whom">{t(`bonusTerms.whom.${bonus.audience}`)}</Term>
  </dl>
);

function usesOf({ mostPerDay, mostPerPlayer, mostPerPayer, mostPerDevice }: BonusAvailability) {
  const counted = [
    ['player', mostPerPlayer],
    ['payer', mostPerPayer],
    ['device', mostPerDevice],
    ['day', mostPerDay],
  ] as const;
  return counted.flatMap(([who, times]) =>
    times === undefined ? [] : [<span key={who}>{t(`bonusTerms.per.${who}`, { times })}</span>],
  );
}

function When({ weekdays, fromHour, untilHour }: BonusAvailability) {
  const isAllDay = fromHour === 0 && untilHour === 24;
  const days = weekdays.map((day) => (
    <FormattedDate key={day} value={DAY_ZERO + day * DAY_MS} weekday="long" timeZone="UTC" />
  ));
  return (
    <>
      {days.length > 0 ? <FormattedList type="unit" value={days} /> : t('bonusTerms.everyDay')}
      {!isAllDay && <> {t('bonusTerms.hours', { from: clock(fromHour), until: clock(untilHour) })}</>}
    </>
  );
}
