import { CURRENCY_CODES, type CurrencyCode } from '@contract/userChoices.ts';
import { Choices } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import styles from './AccountCurrency.module.scss';

interface Props {
  chosen: CurrencyCode;
  onChoose: (currency: CurrencyCode) => void;
}

/** What the account is kept in, for good: said where it is chosen. */
export function AccountCurrency({ chosen, onChoose }: Props) {
  const intl = useIntl();
  return (
    <div className={styles.currency}>
      <p className={styles.label}>{t('auth.currency')}</p>
      <Choices
        label={intl.formatMessage({ id: 'auth.currency' })}
        values={CURRENCY_CODES}
        chosen={chosen}
        nameOf={(code) => t(`auth.currency.${code}`)}
        onChoose={onChoose}
      />
      <p className={styles.hint}>{t('auth.currencyHint')}</p>
    </div>
  );
}
