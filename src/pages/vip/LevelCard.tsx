import type { VipLevel } from '@contract/rewards.ts';
import { FormattedNumber } from 'react-intl';
import { TextItems } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, type Money } from '@/shared/money';
import styles from './LevelCard.module.scss';

/** A reached level; a later one has no state. */
export type LevelState = 'current' | 'reached';

const STATE_TEXTS = { current: 'vip.current', reached: 'vip.reached' } as const satisfies Record<LevelState, string>;

interface Props {
  level: VipLevel;
  /** From 1, the lowest. */
  rank: number;
  /** The required wagers; `null` while the currency is unknown. */
  from: Money | null;
  state: LevelState | null;
}

export const LevelCard = ({ level: { title, minWager, benefits }, rank, from, state }: Props) => (
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
