import { t } from '@/shared/i18n';
import { LimitAmount } from './LimitAmount';
import styles from './Limits.module.scss';
import type { LimitUnit, ShownLimit } from './LimitSource';

interface Props {
  limit: ShownLimit;
  unit: LimitUnit;
}

/** The limit, and its used and remaining amount, if it has one. */
export function LimitFigures({ limit: { amount, used, left }, unit }: Props) {
  if (amount === undefined)
    return (
      <div className={styles.figures}>
        <p className={styles.none}>{t('responsible.noLimit')}</p>
        {used > 0 && (
          <p className={styles.effect}>
            {t('responsible.soFar', { amount: <LimitAmount key="amount" value={used} unit={unit} /> })}
          </p>
        )}
      </div>
    );
  return (
    <div className={styles.figures}>
      <p className={styles.amount}>
        <LimitAmount value={amount} unit={unit} />
      </p>
      {left !== undefined && <Usage amount={amount} parts={{ used, left }} unit={unit} />}
    </div>
  );
}

function Usage({ amount, parts, unit }: { amount: number; parts: Record<'used' | 'left', number>; unit: LimitUnit }) {
  const share = amount > 0 ? Math.min(1, parts.used / amount) : 1;
  return (
    <>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className={share >= 1 ? styles.full : undefined} width={share * 100} height="8" />
      </svg>
      <dl className={styles.usage}>
        {Object.entries(parts).map(([name, sum]) => (
          <div key={name}>
            <dt>{t(`responsible.${name}`)}</dt>
            <dd>
              <LimitAmount value={sum} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
