import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button, Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, type Money } from '@/shared/money';
import { useGetPositionQuery } from '../playApi';
import styles from './RealityCheck.module.scss';

export interface PositionProps {
  /** Start of the session, ISO 8601. */
  since: string;
  /** Shows a decimal amount of an account in `own` as the wallet does; `null` while that is not known. */
  shown: ((amount: number, own: Money['currency']) => Money) | null;
}

export function Position({ since, shown }: PositionProps) {
  const { data, isError, isFetching, refetch } = useGetPositionQuery(since);
  if (data && shown) {
    const said = (amount: number) => shown(amount, data.currency);
    return (
      <div className={styles.parts}>
        <Sums
          rows={{ staked: said(data.staked), won: said(data.won) }}
          result={['realityCheck.wonNet', said(data.wonNet)]}
        />
        <Sums
          rows={{ deposited: said(data.deposited), withdrawn: said(data.withdrawn) }}
          result={['realityCheck.net', said(data.net)]}
        />
      </div>
    );
  }
  if (!isError)
    return (
      <Skeletons
        message="realityCheck.loading"
        count={1}
        className={styles.waiting}
        itemClassName={styles.waitingPart}
      />
    );
  return (
    <div className={clsx(styles.waiting, styles.failed)} role="alert">
      <p>{t('realityCheck.failed')}</p>
      <Button variant="quiet" disabled={isFetching} onClick={() => void refetch()}>
        {t('app.tryAgain')}
      </Button>
    </div>
  );
}

/** `result`: message and amount of what comes of the rows. */
const Sums = ({ rows, result: [name, sum] }: { rows: Record<string, Money>; result: [string, Money] }) => (
  <dl className={styles.figures}>
    {Object.entries(rows).map(([row, money]) => (
      <Figure key={row} name={`realityCheck.${row}`} value={<Amount money={money} />} />
    ))}
    <Figure
      name={name}
      value={<Amount money={sum} />}
      className={clsx(styles.net, sum.amountMinor < 0 && styles.down)}
    />
  </dl>
);

const Figure = ({ name, value, className }: { name: string; value: ReactNode; className?: string }) => (
  <div className={className}>
    <dt>{t(name)}</dt>
    <dd>{value}</dd>
  </div>
);
