import type { VipLevel } from '@contract/rewards.ts';
import { useSelector } from 'react-redux';
import { selectIsVisitor } from '@/features/auth';
import { useShownMoney } from '@/features/wallet';
import { HeadedSection } from '@/shared/components';
import { moneyOf } from '@/shared/money';
import { LevelCard, type LevelState } from './LevelCard';
import { type Measured, standingOf } from './standing';
import styles from './VipPage.module.scss';

interface Props {
  /** Lowest first. */
  measured: Measured;
  /** In the same currency, decimal; `null` for a visitor, and while unknown. */
  totalWager: number | null;
}

function stateOf(level: VipLevel, levels: readonly VipLevel[], totalWager: number | null): LevelState | null {
  if (totalWager === null || level.minWager > totalWager) return null;
  return standingOf(levels, totalWager).level?.id === level.id ? 'current' : 'reached';
}

export function Ladder({ measured: { levels, currency }, totalWager }: Props) {
  const shown = useShownMoney();
  // A visitor has no currency yet.
  const money = useSelector(selectIsVisitor) ? moneyOf : shown;
  return (
    <HeadedSection heading="vip.levels" className={styles.section}>
      <ol className={styles.list}>
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
