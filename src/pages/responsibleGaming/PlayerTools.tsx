import {
  LIMIT_PERIODS,
  REALITY_CHECK_MINUTES,
  type RealityCheckBody,
  type SaferPlayState,
} from '@contract/saferPlay.ts';
import { useBlock, useSetRealityCheckMutation } from '@/features/saferPlay';
import { useGetWalletTermsQuery } from '@/features/wallet';
import { Choices, SaveStatus } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { BlockBanner } from './breaks/BlockBanner';
import { SelfExclusionCard, TimeOutCard } from './breaks/BreakCard';
import cardStyles from './card.module.scss';
import { DepositLimitCard } from './limits/LimitCard';
import { PlayLimits } from './limits/PlayLimits';
import styles from './ResponsibleGaming.module.scss';
import { ToolCard } from './ToolCard';

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
      <PlayLimits />
      <RealityCheckCard minutes={realityCheckMinutes} />
      <div className={styles.pairs}>
        <TimeOutCard block={block} />
        <SelfExclusionCard block={block} />
      </div>
    </>
  );
}

/** How often the player sees time and money of the session. */
function RealityCheckCard({ minutes }: { minutes: number }) {
  const intl = useIntl();
  const [save, { isLoading, isSuccess, error, originalArgs }] = useSetRealityCheckMutation();
  const shown = isLoading && originalArgs ? originalArgs.minutes : minutes;
  const choose = (next: RealityCheckBody['minutes']) => void save({ minutes: next });
  return (
    <ToolCard id="reality-check" icon="clock" heading="responsible.check">
      <p className={styles.note}>{t('responsible.checkText')}</p>
      <Choices
        label={intl.formatMessage({ id: 'responsible.check' })}
        values={REALITY_CHECK_MINUTES}
        chosen={REALITY_CHECK_MINUTES.find((each) => each === shown) ?? null}
        isBusy={isLoading}
        nameOf={(each) => t('responsible.everyMinutes', { minutes: each })}
        onChoose={choose}
      />
      <SaveStatus className={cardStyles.status} isSaving={isLoading} isSaved={isSuccess} error={error} />
    </ToolCard>
  );
}
