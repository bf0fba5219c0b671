import type { DepositLimit } from '@contract/saferPlay.ts';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import styles from './Limits.module.scss';

/** The limit, and its used and remaining amount. */
export function LimitFigures({ limit: { amount, currency, used, left = 0 } }: { limit: DepositLimit }) {
  if (amount === undefined)
    return (
      <div className={styles.figures}>
        <p className={styles.none}>{t('responsible.noLimit')}</p>
        {used > 0 && (
          <p className={styles.effect}>
            {t('responsible.soFar', { amount: <Amount key="amount" money={moneyOf(used, currency)} /> })}
          </p>
        )}
      </div>
    );
  const share = amount > 0 ? Math.min(1, used / amount) : 1;
  return (
    <div className={styles.figures}>
      <p className={styles.amount}>
        <Amount money={moneyOf(amount, currency)} />
      </p>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className={share >= 1 ? styles.full : undefined} width={share * 100} height="8" />
      </svg>
      <dl className={styles.usage}>
        {Object.entries({ used, left }).map(([name, sum]) => (
          <div key={name}>
            <dt>{t(`responsible.${name}`)}</dt>
            <dd>
              <Amount money={moneyOf(sum, currency)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
