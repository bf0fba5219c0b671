import { Fragment, type ReactNode } from 'react';
import { t, useIntl, withMessages } from '@/shared/i18n';
import { HOUSE_KINDS } from '@contract/playTerms.ts';
import { FormattedDate, FormattedList, FormattedTime } from 'react-intl';
import { Amount, type Money, shillings } from '@/shared/money';
import { type BonusAvailability, timesOf } from '@contract/bonusTerms.ts';
import type { ShownUnavailability } from '@contract/bonuses.ts';
import type { DepositBonus } from '@contract/depositBonuses.ts';
import { useBonusName } from '../bonuses';
import messages from './messages';
import styles from './TermsList.module.scss';

/** `name`: of the message `bonusTerms.<name>`. */
const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{t(`bonusTerms.${name}`)}</dt>
    <dd>{children}</dd>
  </div>
);

/** The wagering of a bonus with its deposit in numbers. */
export interface WageringExample {
  deposit: Money;
  bonus: Money;
  /** So much is to be staked in all. */
  total: Money;
}

export interface ShownTerms {
  /** Times. */
  wagering: number;
  /** The bonus is wagered with its deposit, and a withdrawal ends it. */
  isTied: boolean;
  /** An offer of free spins alone asks to wager this much of any deposit. */
  least?: Money | undefined;
  example?: WageringExample | undefined;
  /** Percentages by kind of game. */
  contribution: Readonly<Record<(typeof HOUSE_KINDS)[number], number>>;
  /** A stake above it has no bonus money in it, and does not count. */
  maxStake?: Money | undefined;
  /** An offer says how many days it lasts. */
  days?: number | undefined;
  /** The most that becomes real money: in times of the bonus, or as an amount. `spins`: it only brings free spins. */
  most?: number | Money | 'spins' | undefined;
}

const TermsList = (terms: ShownTerms) => (
  <dl className={styles.terms}>
    <MoneyTerms {...terms} />
  </dl>
);

const MoneyTerms = ({ wagering, isTied, example, least, contribution, maxStake, days, most }: ShownTerms) => (
  <>
    <Term name="wagering">
      {t(`bonusTerms.${most === 'spins' ? (least ? 'timesLeast' : 'timesDeposit') : isTied ? 'timesTied' : 'times'}`, {
        times: wagering,
        least: least && <Amount key="least" money={least} />,
      })}
    </Term>
    {example && (
      <Term name="example">
        <Example of={example} />
      </Term>
    )}
    <Term name="counts">
      <Shares of={contribution} />
    </Term>
    {isTied && <Term name="withdrawal">{t('bonusTerms.withdrawalEnds')}</Term>}
    <Term name="maxStake">
      {maxStake
        ? t('bonusTerms.above', { stake: <Amount key="stake" money={maxStake} /> })
        : t('bonusTerms.noMaxStake')}
    </Term>
    {days !== undefined && <Term name="days">{t('bonusTerms.dayCount', { days })}</Term>}
    {most !== 'spins' && (
      <Term name="most">
        <Most most={most} />
      </Term>
    )}
    <Term name="order">{t('bonusTerms.orderText')}</Term>
  </>
);

const Example = ({ of: { deposit, bonus, total } }: { of: WageringExample }) =>
  t(bonus.amountMinor > 0 ? 'bonusTerms.exampleText' : 'bonusTerms.exampleSpins', {
    deposit: <Amount key="deposit" money={deposit} />,
    bonus: <Amount key="bonus" money={bonus} />,
    total: <Amount key="total" money={total} />,
  });

/** "Slots in full, Crash and Mines half, other games 10%": the games that count most come first. */
function Shares({ of }: { of: ShownTerms['contribution'] }) {
  const intl = useIntl();
  const shares = [...new Set(HOUSE_KINDS.map((kind) => of[kind]))].toSorted((a, b) => b - a);
  return shares.map((share, index) => {
    const alike = HOUSE_KINDS.filter((kind) => of[kind] === share);
    const isRest = alike.length > MOST_NAMED && index === shares.length - 1;
    const ids = isRest ? [`bonusTerms.rest.${index > 0}`] : alike.map((kind) => `bonusTerms.kind.${kind}`);
    const kinds = ids.map((id) => intl.formatMessage({ id }));
    return (
      <Fragment key={share}>
        {index > 0 && ', '}
        {t('bonusTerms.share', { share, kinds: <FormattedList key="kinds" value={kinds} /> })}
      </Fragment>
    );
  });
}

const SharesNote = ({ of }: { of: ShownTerms['contribution'] }) =>
  t('bonusTerms.shares', { shares: <Shares key="shares" of={of} /> });

function Most({ most }: { most: number | Money | undefined }) {
  if (most === undefined) return t('bonusTerms.noMost');
  if (typeof most === 'number') return t('bonusTerms.times', { times: most });
  return t('bonusTerms.mostAmount', { amount: <Amount money={most} /> });
}

/** More games that count least are the others, as is each one that is newer than the bonus. */
const MOST_NAMED = 2;

/** A Sunday, so that day 1 is Monday. */
const DAY_ZERO = Date.UTC(2024, 0, 7);
const DAY_MS = 86_400_000;

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function usesOf({ mostPerDay, mostPerPlayer, mostPerPayer, mostPerDevice }: BonusAvailability) {
  const apart = { player: mostPerPlayer, payer: mostPerPayer, device: mostPerDevice };
  const isOfEach = new Set(Object.values(apart)).size === 1;
  const counted = Object.entries({ ...(isOfEach ? { each: mostPerPlayer } : apart), day: mostPerDay });
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

const NAIROBI = { timeZone: 'Africa/Nairobi' } as const;

const isToday = (at: string): boolean =>
  new Date(at).toLocaleDateString('en', NAIROBI) === new Date().toLocaleDateString('en', NAIROBI);

function UnavailabilityText({ unavailability }: { unavailability: ShownUnavailability }) {
  const { why, opensAt, takenId } = unavailability;
  const title = useBonusName(takenId ?? '');
  if (!opensAt || why === 'other_players') return t(`bonusTerms.hindered.${why}`);
  const time = <FormattedTime key="time" value={opensAt} hourCycle="h23" {...NAIROBI} />;
  if (why === 'closed' && isToday(opensAt)) return t('bonusTerms.hindered.closed.today', { time });
  const day = <FormattedDate key="day" value={opensAt} weekday="long" day="numeric" month="long" {...NAIROBI} />;
  return t(`bonusTerms.hindered.${title ? 'taken' : why}.until`, { day, time, title });
}

export interface OfferTermsProps {
  bonus: DepositBonus;
  /** The wagering of the amount that is typed. */
  example?: WageringExample | undefined;
  /** Shows whole shillings in the money of the text around. */
  money?: typeof shillings;
}

/** Tells before a bonus is claimed how its money becomes real, and how often, when and for whom it is. */
function OfferTermsList({ bonus, example, money = shillings }: OfferTermsProps) {
  const { bonusPercentage, extraKes, minDeposit, contribution, maxStake, expiryDays, conversionTimes } = bonus;
  const isOfSpins = bonusPercentage <= 0 && extraKes <= 0;
  return (
    <dl className={styles.terms}>
      <MoneyTerms
        wagering={timesOf(bonus)}
        isTied
        least={minDeposit > 0 ? money(minDeposit) : undefined}
        example={example}
        contribution={contribution}
        maxStake={maxStake === undefined ? undefined : money(maxStake)}
        days={expiryDays}
        most={isOfSpins ? 'spins' : conversionTimes}
      />
      <Term name="uses">{usesOf(bonus).map((use, index) => [index > 0 && ' · ', use])}</Term>
      <Term name="when">
        <When {...bonus} />
      </Term>
      <Term name="whom">{t(`bonusTerms.whom.${bonus.audience}`)}</Term>
    </dl>
  );
}

export const Claim = withMessages(messages, TermsList);
export const Unavailability = withMessages(messages, UnavailabilityText);
export const Counting = withMessages(messages, SharesNote);
export const Offer = withMessages(messages, OfferTermsList);
