import type { VipLevel } from '@contract/rewards.ts';
import { useShownMoney } from '@/features/wallet';
import { HeadedSection } from '@/shared/components';
import { LevelCard, type LevelState } from './LevelCard';
import { standingOf } from './standing';
import styles from './VipPage.module.scss';

interface Props {
  /** Lowest first. */
  levels: readonly VipLevel[];
  /** Decimal USD; `null` for a visitor, and while unknown. */
  totalWager: number | null;
}

function stateOf(level: VipLevel, levels: readonly VipLevel[], totalWager: number | null): LevelState | null {
  if (totalWager === null || level.minWager > totalWager) return null;
  return standingOf(levels, totalWager).level?.id === level.id ? 'current' : 'reached';
}

export function Ladder({ levels, totalWager }: Props) {
  const money = useShownMoney();
  return (
    <HeadedSection heading="vip.levels" className={styles.section}>
      <ol className={styles.list}>
        {levels.map((level, index) => (
          <li key={level.id}>
            <LevelCard
              level={level}
              rank={index + 1}
              from={money && money(level.minWager, 'USD')}
              state={stateOf(level, levels, totalWager)}
            />
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
