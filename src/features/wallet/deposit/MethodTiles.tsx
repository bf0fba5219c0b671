import clsx from 'clsx';
import type { WalletTerms } from '@contract/wallet.ts';
import { useId } from 'react';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { useAccountCurrency } from '../shown/shownMoney';
import { MethodMark } from '../method/MethodMark';
import parts from '../frame/frame.module.scss';
import styles from './Deposit.module.scss';
import { methodIn, offeredMethods, type PaymentMethod } from './methods';

interface Props {
  terms: WalletTerms;
  chosen: PaymentMethod;
  isDisabled: boolean;
  onChoose: (method: PaymentMethod) => void;
}

export function MethodTiles({ terms, chosen, isDisabled, onChoose }: Props) {
  const name = useId();
  const own = useAccountCurrency();
  return (
    <fieldset className={styles.methods} disabled={isDisabled}>
      <legend className={parts.label}>{t('deposit.title')}</legend>
      {offeredMethods(terms)
        .map((offered) => methodIn(own, offered))
        .map((method) => (
          <label key={method.id} className={clsx(styles.method, method.id === chosen.id && styles.chosen)}>
            <input type="radio" name={name} checked={method.id === chosen.id} onChange={() => onChoose(method)} />
            <span className={styles.methodIcon}>
              <MethodMark face={method.face} />
            </span>
            <span className={styles.methodName}>{t(`wallet.method.${method.id}`)}</span>
            <span className={styles.methodHint}>
              {t(method.texts.hint, {
                min: <Amount key="min" money={moneyOf(method.limitsOf(terms).min, method.currency)} />,
              })}
            </span>
          </label>
        ))}
    </fieldset>
  );
}
