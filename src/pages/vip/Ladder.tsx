import type { VipLevel } from '@contract/rewards.ts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShownMoney } from '@/features/wallet';
import { LevelCard, type LevelState } from './LevelCard';
import { standingOf } from './standing';
import styles from './VipPage.module.scss';

interface Props {
  /** The lowest first. */
  levels: readonly VipLevel[];
  /** Decimal USD; `null` for a visitor, and while it is not known. */
  totalWager: number | null;
}

function stateOf(level: VipLevel, levels: readonly VipLevel[], totalWager: number | null): LevelState | null {
  if (totalWager === null || level.minWager > totalWager) return null;
  return standingOf(levels, totalWager).level?.id === level.id ? 'current' : 'reached';
}

export function Ladder({ levels, totalWager }: Props) {
  const id = useId();
  const money = useShownMoney();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="vip.levels" />
      </h2>
      <ol className={styles.list}>
        {levels.map((level, index) => (
          <li key={level.id}>
            <LevelCard
              level={level}
              rank={index + 1}
              from={money && money(level.minWager)}
              state={stateOf(level, levels, totalWager)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
