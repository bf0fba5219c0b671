import type { RoundFilter } from '@contract/rounds.ts';
import { FormattedNumber } from 'react-intl';
import { useGetRoundTotalsQuery } from '@/features/play';
import { FailedNote } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, haveCents, moneyOf } from '@/shared/money';
import styles from './MyBets.module.scss';

const SUMS = ['staked', 'won', 'net'] as const;

/** What all rounds of the filter come to, loaded or not, in the account's currency. */
export function BetTotals({ ask }: { ask: RoundFilter }) {
  const { currentData, isError, isFetching, refetch } = useGetRoundTotalsQuery(ask, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !currentData)
    return (
      <FailedNote
        message="bets.totalsFailed"
        className={styles.failed}
        isTrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const amounts = currentData && SUMS.map((name) => moneyOf(currentData[name], currentData.currency));
  return (
    <dl className={styles.totals} aria-busy={isFetching}>
      <div>
        <dt>{t('bets.rounds')}</dt>
        <dd>{currentData ? <FormattedNumber value={currentData.rounds} /> : '–'}</dd>
      </div>
      {SUMS.map((name, index) => {
        const money = amounts?.[index];
        return (
          <div key={name}>
            <dt>{t(`bets.${name}`)}</dt>
            <dd>{money && amounts ? <Amount money={money} hasCents={haveCents(amounts)} /> : '–'}</dd>
          </div>
        );
      })}
    </dl>
  );
}
