import clsx from 'clsx';
import { useId } from 'react';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { MethodMark } from '../methods/MethodMark';
import frame from '../frame/frame.module.scss';
import styles from './Deposit.module.scss';
import type { OfferedMethod } from '../methods/Method';

interface Props {
  offered: readonly OfferedMethod[];
  chosen: OfferedMethod;
  isDisabled: boolean;
  onChoose: (method: OfferedMethod) => void;
}

export function MethodTiles({ offered, chosen, isDisabled, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.methods} disabled={isDisabled}>
      <legend className={frame.label}>{t('deposit.title')}</legend>
      {offered.map((method) => (
        <label key={method.id} className={clsx(styles.method, method.id === chosen.id && styles.chosen)}>
          <input type="radio" name={name} checked={method.id === chosen.id} onChange={() => onChoose(method)} />
          <span className={styles.methodIcon}>
            <MethodMark face={method.face} />
          </span>
          <span className={styles.methodName}>{t(`wallet.method.${method.id}`)}</span>
          <span className={styles.methodHint}>
            {t(method.hint, {
              min: <Amount key="min" money={moneyOf(method.limits.min, method.currency)} />,
            })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
