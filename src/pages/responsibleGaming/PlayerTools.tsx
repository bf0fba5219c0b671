import { LIMIT_PERIODS, REALITY_CHECK_MINUTES, type SaferPlayState } from '@contract/saferPlay.ts';
import { useDispatch } from 'react-redux';
import { type Block, Instant, useBlock, useSetRealityCheckMutation } from '@/features/saferPlay';
import { modalOpened } from '@/features/ui';
import { AnyIcon, Button } from '@/shared/components';
import { Choices, SaveStatus } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { SelfExclusionCard, TimeOutCard } from './breaks/BreakCard';
import breakStyles from './breaks/Breaks.module.scss';
import cardStyles from './card.module.scss';
import { DepositLimitCard } from './limits/LimitCard';
import { PlayLimits } from './limits/PlayLimits';
import styles from './ResponsibleGaming.module.scss';
import { ToolCard } from './ToolCard';

/** The player's tools; a break is shown first. */
export function PlayerTools({ state: { limits, realityCheckMinutes } }: { state: SaferPlayState }) {
  const block = useBlock();
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

function BlockBanner({ block: { kind, until } }: { block: Block }) {
  const dispatch = useDispatch();
  return (
    <div className={breakStyles.banner} role="status">
      <span className={breakStyles.bannerIcon}>
        <AnyIcon name={kind === 'timeOut' ? 'cup' : 'lock'} size={32} />
      </span>
      <div className={breakStyles.bannerWords}>
        <p className={breakStyles.bannerTitle}>{t(`saferPlay.block.${kind}`)}</p>
        <p className={breakStyles.until}>{t('saferPlay.block.until', { until: <Instant key="until" at={until} /> })}</p>
        <p>{t('saferPlay.block.text')}</p>
      </div>
      <Button variant="quiet" onClick={() => dispatch(modalOpened('withdraw', {}))}>
        {t('responsible.withdraw')}
      </Button>
    </div>
  );
}

/** How often the player sees time and money of the session. */
function RealityCheckCard({ minutes }: { minutes: number }) {
  const intl = useIntl();
  const [save, { isLoading, isSuccess, error, originalArgs }] = useSetRealityCheckMutation();
  const shown = isLoading && originalArgs ? originalArgs.minutes : minutes;
  return (
    <ToolCard id="reality-check" icon="clock" heading="responsible.check">
      <p className={styles.note}>{t('responsible.checkText')}</p>
      <Choices
        label={intl.formatMessage({ id: 'responsible.check' })}
        values={REALITY_CHECK_MINUTES}
        chosen={REALITY_CHECK_MINUTES.find((each) => each === shown) ?? null}
        isBusy={isLoading}
        nameOf={(each) => t('responsible.everyMinutes', { minutes: each })}
        onChoose={(next) => void save({ minutes: next })}
      />
      <SaveStatus className={cardStyles.status} isSaving={isLoading} isSaved={isSuccess} error={error} />
    </ToolCard>
  );
}
