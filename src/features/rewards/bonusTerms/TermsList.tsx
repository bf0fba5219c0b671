import { HOUSE_KINDS } from '@contract/playTerms.ts';
import { FormattedList, FormattedNumber } from 'react-intl';
import { t, useIntl } from '@/shared/i18n';
import { Amount, type Money } from '@/shared/money';
import { Term } from './Term';
import styles from './TermsList.module.scss';

export interface ShownTerms {
  /** Times. */
  wagering: number;
  /** Percentages by kind of game. */
  contribution: Readonly<Record<(typeof HOUSE_KINDS)[number], number>>;
  /** With bonus money in it. */
  maxStake?: Money | undefined;
  /** Of an offer. */
  days?: number | undefined;
  /** The most that becomes real money: in times of the bonus, or as an amount. */
  most?: number | Money | undefined;
}

/** What it takes to make bonus money real. */
export const TermsList = ({ wagering, contribution, maxStake, days, most }: ShownTerms) => (
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
