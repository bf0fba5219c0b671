import type { ReactNode } from 'react';
import { t, useIntl, withMessages } from '@/shared/i18n';
import { HOUSE_KINDS } from '@contract/playTerms.ts';
import { FormattedDate, FormattedList, FormattedNumber } from 'react-intl';
import { Amount, type Money, shillings } from '@/shared/money';
import { type BonusAvailability, timesOf } from '@contract/bonusTerms.ts';
import type { ShownUnavailability } from '@contract/bonuses.ts';
import type { DepositBonus } from '@contract/depositBonuses.ts';
import messages from './messages';
import styles from './TermsList.module.scss';

interface Props {
  name: 'wagering' | 'counts' | 'maxStake' | 'days' | 'most' | 'order' | 'uses' | 'when' | 'whom';
  children: ReactNode;
}

const Term = ({ name, children }: Props) => (
  <div>
    <dt>{t(`bonusTerms.${name}`)}</dt>
    <dd>{children}</dd>
  </div>
);

export interface ShownTerms {
  /** Times. */
  wagering: number;
  /** Percentages by kind of game. */
  contribution: Readonly<Record<(typeof HOUSE_KINDS)[number], number>>;
  /** The highest stake that may have bonus money in it. */
  maxStake?: Money | undefined;
  /** An offer says how many days it lasts. */
  days?: number | undefined;
  /** The most that becomes real money: in times of the bonus, or as an amount. */
  most?: number | Money | undefined;
}

const TermsList = ({ wagering, contribution, maxStake, days, most }: ShownTerms) => (
  <dl className={styles.terms}>
    <Term name="wagering">{t('bonusTerms.times', { times: wagering })}</Term>
    <Term name="counts">
      <Contribution of={contribution} />
    </Term>
    <Term name="maxStake">{maxStake ? <Amount money={maxStake} /> : t('bonusTerms.noMaxStake')}</Term>
    {days !== undefined && <Term name="days">{t('bonusTerms.dayCount', { days })}</Term>}
    <Term name="most">
      <Most most={most} />
    </Term>
    <Term name="order">{t('bonusTerms.orderText')}</Term>
  </dl>
);

function Contribution({ of }: { of: ShownTerms['contribution'] }) {
  const intl = useIntl();
  const parts = HOUSE_KINDS.map((kind) => (
    <span key={kind} className={styles.part}>
      {intl.formatMessage({ id: `bonusTerms.kind.${kind}` })} <FormattedNumber value={of[kind] / 100} style="percent" />
    </span>
  ));
  return <FormattedList type="unit" value={parts} />;
}

function Most({ most }: Pick<ShownTerms, 'most'>) {
  if (most === undefined) return t('bonusTerms.noMost');
  if (typeof most === 'number') return t('bonusTerms.mostTimes', { times: most });
  return t('bonusTerms.mostAmount', { amount: <Amount money={most} /> });
}

/** A Sunday, so that day 1 is Monday. */
const DAY_ZERO = Date.UTC(2024, 0, 7);
const DAY_MS = 86_400_000;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const AvailabilityList = ({ bonus }: { bonus: BonusAvailability }) => (
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

function UnavailabilityText({ unavailability: { why, opensAt } }: { unavailability: ShownUnavailability }) {
  const date = opensAt && (
    <FormattedDate key="date" value={opensAt} dateStyle="medium" timeStyle="short" timeZone="Africa/Nairobi" />
  );
  return date ? t(`bonusTerms.hindered.${why}.until`, { date }) : t(`bonusTerms.hindered.${why}`);
}

/** Tells before a bonus is claimed how often, when and for whom it is, and how its money becomes real. */
const OfferTermsList = ({ bonus }: { bonus: DepositBonus }) => (
  <>
    <MoneyTerms bonus={bonus} />
    <AvailabilityList bonus={bonus} />
  </>
);

/** Nothing for an offer of free spins alone. */
function MoneyTerms({ bonus }: { bonus: DepositBonus }) {
  const { bonusPercentage, extraKes, contribution, maxStake, expiryDays, conversionTimes } = bonus;
  if (bonusPercentage <= 0 && extraKes <= 0) return null;
  return (
    <TermsList
      wagering={timesOf(bonus)}
      contribution={contribution}
      maxStake={maxStake === undefined ? undefined : shillings(maxStake)}
      days={expiryDays}
      most={conversionTimes}
    />
  );
}

export const Claim = withMessages(messages, TermsList);
export const Unavailability = withMessages(messages, UnavailabilityText);
export const Offer = withMessages(messages, OfferTermsList);
