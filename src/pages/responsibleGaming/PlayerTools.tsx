import { LIMIT_PERIODS, REALITY_CHECK_MINUTES, type SaferPlayState } from '@contract/saferPlay.ts';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { type Block, Instant, useBlock, useGetPlayLimitsQuery, useSetRealityCheckMutation } from '@/features/saferPlay';
import { modalOpened } from '@/features/ui';
import { AnyIcon, Button } from '@/shared/components';
import { Choices, SaveStatus } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { SelfExclusionCard, TimeOutCard } from './breaks/BreakCard';
import breakStyles from './breaks/Breaks.module.scss';
import cardStyles from './card.module.scss';
import { DepositLimitCard, PlayLimitCard } from './limits/LimitCard';
import styles from './ResponsibleGaming.module.scss';
import { ToolCard } from './ToolCard';

export function PlayerTools({ state: { limits, realityCheckMinutes } }: { state: SaferPlayState }) {
  const block = useBlock();
  /** A backend without limits on play for money shows none. */
  const { data: play } = useGetPlayLimitsQuery();
  return (
    <>
      {block && <BlockBanner block={block} />}
      <Limits name="limits">
        {LIMIT_PERIODS.map((period) => (
          <DepositLimitCard
            key={period}
            limit={limits.find((each) => each.period === period) ?? { period, currency: 'KES', used: 0 }}
          />
        ))}
      </Limits>
      {play && play.limits.length > 0 && (
        <Limits name="playLimits">
          {play.limits.map((limit) => (
            <PlayLimitCard key={limit.kind} limit={limit} currency={play.currency} />
          ))}
        </Limits>
      )}
      <RealityCheckCard minutes={realityCheckMinutes} />
      <div className={styles.pairs}>
        <TimeOutCard block={block} />
        <SelfExclusionCard block={block} />
      </div>
    </>
  );
}

const Limits = ({ name, children }: { name: 'limits' | 'playLimits'; children: ReactNode }) => (
  <section className={styles.part} aria-labelledby={`${name}-heading`}>
    <h3 id={`${name}-heading`}>{t(`responsible.${name}`)}</h3>
    <p className={styles.note}>{t(`responsible.${name}Text`)}</p>
    <div className={styles.three}>{children}</div>
  </section>
);

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
