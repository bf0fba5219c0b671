import clsx from 'clsx';
import type { WalletTerms } from '@contract/wallet.ts';
import type { DepositMethod } from '@contract/walletTerms.ts';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PathIcon } from '@/shared/components';
import { Amount, moneyOf } from '@/shared/money';
import { METHOD_ICONS } from '../frame/icons';
import styles from './Deposit.module.scss';

interface Props {
  methods: readonly DepositMethod[];
  terms: WalletTerms;
  chosen: DepositMethod;
  isDisabled: boolean;
  onChoose: (method: DepositMethod) => void;
}

/** How to pay. */
export function MethodTiles({ methods, terms, chosen, isDisabled, onChoose }: Props) {
  const intl = useIntl();
  const name = useId();
  const min = { mpesa: moneyOf(terms.mpesaDeposit.min, 'KES'), stripe: moneyOf(terms.cardDeposit.min, 'USD') };
  return (
    <fieldset className={styles.methods} disabled={isDisabled}>
      <legend className="visuallyHidden">{intl.formatMessage({ id: 'deposit.title' })}</legend>
      {methods.map((method) => (
        <label key={method} className={clsx(styles.method, method === chosen && styles.chosen)}>
          <input type="radio" name={name} checked={method === chosen} onChange={() => onChoose(method)} />
          <span className={styles.methodIcon}>
            <PathIcon path={METHOD_ICONS[method]} size={26} />
          </span>
          <span className={styles.methodName}>
            <FormattedMessage id={`wallet.method.${method}`} />
          </span>
          <span className={styles.methodHint}>
            <FormattedMessage
              id={`deposit.hint.${method}`}
              values={{ min: <Amount key="min" money={min[method]} /> }}
            />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
