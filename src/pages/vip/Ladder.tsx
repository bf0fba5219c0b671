import type { VipLevel } from '@contract/rewards.ts';
import { FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsVisitor } from '@/features/auth';
import { useShownMoney } from '@/features/wallet';
import { HeadedSection, TextItems } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, type Money, moneyOf } from '@/shared/money';
import styles from './LevelCard.module.scss';
import { type Measured, vipProgress } from './vipProgress';
import vipPageStyles from './VipPage.module.scss';

interface LadderProps {
  /** Lowest first. */
  measured: Measured;
  /** A decimal in the same currency; `null` for a visitor, and while unknown. */
  totalWager: number | null;
}

export function Ladder({ measured: { levels, currency }, totalWager }: LadderProps) {
  const shown = useShownMoney();
  // A visitor has no currency yet.
  const money = useSelector(selectIsVisitor) ? moneyOf : shown;
  return (
    <HeadedSection heading="vip.levels" className={vipPageStyles.section}>
      <ol className={vipPageStyles.list}>
        {levels.map((level, index) => (
          <li key={level.id}>
            <LevelCard
              level={level}
              rank={index + 1}
              from={money && money(level.minWager, currency)}
              state={stateOf(level, levels, totalWager)}
            />
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}

/** A reached level; a later one has no state. */
type LevelState = 'current' | 'reached';

const STATE_TEXTS = { current: 'vip.current', reached: 'vip.reached' } as const satisfies Record<LevelState, string>;

interface LevelCardProps {
  level: VipLevel;
  /** The lowest level has rank 1. */
  rank: number;
  /** The required wagers; `null` while the currency is unknown. */
  from: Money | null;
  state: LevelState | null;
}

const LevelCard = ({ level: { title, minWager, benefits }, rank, from, state }: LevelCardProps) => (
  <article className={styles.card} data-state={state ?? 'ahead'} aria-current={state === 'current' || undefined}>
    <div className={styles.head}>
      <span className={styles.medal} aria-hidden="true">
        <FormattedNumber value={rank} />
      </span>
      <div>
        <h3>{title}</h3>
        <p className={styles.from}>
          {minWager > 0 ? t('vip.from', { amount: from ? <Amount money={from} /> : '…' }) : t('vip.fromStart')}
        </p>
      </div>
      {state && <p className={styles.state}>{t(STATE_TEXTS[state])}</p>}
    </div>
    {benefits.length > 0 && (
      <ul className={styles.benefits}>
        <TextItems texts={benefits} />
      </ul>
    )}
  </article>
);

function stateOf(level: VipLevel, levels: readonly VipLevel[], totalWager: number | null): LevelState | null {
  if (totalWager === null || level.minWager > totalWager) return null;
  return vipProgress(levels, totalWager).level?.id === level.id ? 'current' : 'reached';
}
