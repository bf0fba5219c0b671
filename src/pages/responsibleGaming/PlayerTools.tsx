import { LIMIT_PERIODS, type SaferPlayState } from '@contract/saferPlay.ts';
import { useBlock } from '@/features/saferPlay';
import { useGetWalletTermsQuery } from '@/features/wallet';
import { t } from '@/shared/i18n';
import { BlockBanner } from './breaks/BlockBanner';
import { SelfExclusionCard } from './breaks/SelfExclusionCard';
import { TimeOutCard } from './breaks/TimeOutCard';
import { DepositLimitCard } from './limits/DepositLimitCard';
import { PlayLimitsPart } from './limits/PlayLimitsPart';
import { RealityCheckCard } from './RealityCheckCard';
import styles from './ResponsibleGaming.module.scss';

/** The player's tools; a break is shown first. */
export function PlayerTools({ state: { limits, realityCheckMinutes } }: { state: SaferPlayState }) {
  const block = useBlock();
  const kesPerUsd = useGetWalletTermsQuery().data?.kesPerUsd || undefined;
  return (
    <>
      {block && <BlockBanner block={block} />}
      <section className={styles.part} aria-labelledby="limits-heading">
        <h3 id="limits-heading">{t('responsible.limits')}</h3>
        <p className={styles.note}>{t('responsible.limitsText')}</p>
        <div className={styles.three}>
          {LIMIT_PERIODS.map((period) => (
            <DepositLimitCard
              key={period}
              limit={limits.find((each) => each.period === period) ?? { period, currency: 'KES', used: 0 }}
              kesPerUsd={kesPerUsd}
            />
          ))}
        </div>
      </section>
      <PlayLimitsPart />
      <RealityCheckCard minutes={realityCheckMinutes} />
      <div className={styles.pairs}>
        <TimeOutCard block={block} />
        <SelfExclusionCard block={block} />
      </div>
    </>
  );
}
