import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button, Skeletons } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, haveCents, type Money } from '@/shared/money';
import { useGetPositionQuery } from '../playApi';
import styles from './RealityCheck.module.scss';

export interface PositionProps {
  /** Start of the session, ISO 8601. */
  since: string;
  /** Shows a decimal amount of an account in `own` as the wallet does; `null` while that is not known. */
  shown: ((amount: number, own: Money['currency']) => Money) | null;
}

/** Money in and out during this session. */
export function Position({ since, shown }: PositionProps) {
  const { data, isError, isFetching, refetch } = useGetPositionQuery(since);
  if (data && shown) {
    const said = (amount: number) => shown(amount, data.currency);
    const [deposited, withdrawn, net] = [said(data.deposited), said(data.withdrawn), said(data.net)];
    const hasCents = haveCents([deposited, withdrawn, net]);
    return (
      <dl className={styles.figures}>
        <Figure name="realityCheck.deposited" value={<Amount money={deposited} hasCents={hasCents} />} />
        <Figure name="realityCheck.withdrawn" value={<Amount money={withdrawn} hasCents={hasCents} />} />
        <Figure
          name="realityCheck.net"
          value={<Amount money={net} hasCents={hasCents} />}
          className={clsx(styles.net, net.amountMinor < 0 && styles.down)}
        />
      </dl>
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

const Figure = ({ name, value, className }: { name: string; value: ReactNode; className?: string }) => (
  <div className={className}>
    <dt>{t(name)}</dt>
    <dd>{value}</dd>
  </div>
);
