import type { Bet } from '@contract/content.ts';
import { useDeferredValue } from 'react';
import { FormattedNumber } from 'react-intl';
import { realOnly, useGetBetHistoryQuery } from '@/features/content';
import { PageLink } from '@/features/ui';
import { ExampleNote } from '@/shared/components';
import { useSeen } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import styles from './BetHistory.module.scss';
import { Section } from './Section';

const SHOWN_BETS = 10;
const ASK_EVERY_MS = 10_000;
const IN_VIEW = { threshold: 0, rootMargin: '0px' };

export function BetHistory() {
  const data = useDeferredValue(useGetBetHistoryQuery().data);
  return data ? <Latest /> : null;
}

/** Asks again once the list has been in view. */
function Latest() {
  const { ref, isSeen } = useSeen<HTMLDivElement>(IN_VIEW);
  const { data = [] } = useGetBetHistoryQuery(undefined, {
    pollingInterval: isSeen ? ASK_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const latest = realOnly(data)
    .toSorted((a, b) => (b.placedAt ?? '').localeCompare(a.placedAt ?? ''))
    .slice(0, SHOWN_BETS);
  return (
    <Section heading="promotions.bets">
      <div ref={ref}>
        {latest[0]?.isExample && (
          <ExampleNote mark={t('promotions.example')}>{t('promotions.exampleText')}</ExampleNote>
        )}
        {latest.length > 0 ? <Bets latest={latest} /> : <p className={styles.none}>{t('promotions.noBets')}</p>}
      </div>
    </Section>
  );
}

const Bets = ({ latest }: { latest: readonly Bet[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{t('promotions.betGame')}</th>
        <th scope="col">{t('promotions.betPlayer')}</th>
        <th scope="col" className={styles.wideOnly}>
          {t('promotions.betStake')}
        </th>
        <th scope="col" className={styles.wideOnly}>
          {t('promotions.betMultiplier')}
        </th>
        <th scope="col">{t('promotions.betPayout')}</th>
      </tr>
    </thead>
    <tbody>
      {latest.map((bet) => (
        <BetRow key={bet.id} {...bet} />
      ))}
    </tbody>
  </table>
);

const BetRow = ({ gameName, playerName, stake, multiplier, payout, currency }: Bet) => (
  <tr>
    <th scope="row">
      <PageLink page={`search?${new URLSearchParams({ q: gameName })}`} className={styles.game}>
        {gameName}
      </PageLink>
    </th>
    <td>{playerName}</td>
    <td className={styles.wideOnly}>
      <Amount money={moneyOf(stake, currency)} />
    </td>
    <td className={styles.wideOnly}>
      <FormattedNumber value={multiplier} minimumFractionDigits={2} maximumFractionDigits={2} />×
    </td>
    <td className={payout > stake ? styles.win : undefined}>
      <Amount money={moneyOf(payout, currency)} />
    </td>
  </tr>
);
