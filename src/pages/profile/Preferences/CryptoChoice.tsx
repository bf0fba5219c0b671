import { useDispatch, useSelector } from 'react-redux';
import {
  CRYPTO_CODES,
  CRYPTO_NAMES,
  cryptoCurrencyChosen,
  DEFAULT_CRYPTO,
  paymentLogo,
  selectCryptoCurrency,
} from '@/features/content';
import { t } from '@/shared/i18n';
import styles from './CryptoChoice.module.scss';

/** The crypto currencies next to the money currencies. The chosen one is marked on the site; the account has none. */
export function CryptoChoice() {
  const dispatch = useDispatch();
  const chosen = useSelector(selectCryptoCurrency);
  return (
    <fieldset className={styles.group} aria-describedby="crypto-hint">
      <legend className={styles.legend}>{t('profile.crypto')}</legend>
      {CRYPTO_CODES.map((code) => (
        <label key={code} className={styles.option}>
          <input
            type="radio"
            name="crypto"
            checked={code === chosen}
            onChange={() => dispatch(cryptoCurrencyChosen(code))}
          />
          <img src={paymentLogo(CRYPTO_NAMES[code])} alt="" width={32} height={24} loading="lazy" />
          <span>
            {[...new Set([code, CRYPTO_NAMES[code]])].join(' · ')}
            {code === DEFAULT_CRYPTO && <small>{t('profile.cryptoDefault')}</small>}
          </span>
        </label>
      ))}
      <p id="crypto-hint" className={styles.hint}>
        {t('profile.cryptoHint')}
      </p>
    </fieldset>
  );
}
