import { CURRENCY_CODES, type CurrencyCode } from '@contract/userChoices.ts';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { ApiError } from '@/api';
import { isUnused, type KeptProfile, useChangeCurrencyMutation } from '@/features/auth';
import {
  CRYPTO_CODES,
  CRYPTO_NAMES,
  cryptoCurrencyChosen,
  DEFAULT_CRYPTO,
  paymentLogo,
  selectCryptoCurrency,
} from '@/features/content';
import { displayCurrencySynced, useGetWalletTermsQuery } from '@/features/wallet';
import { t } from '@/shared/i18n';
import { Amount, moneyOf, shillings } from '@/shared/money';
import { ChoiceSelect, usePreference } from './ChoiceSelect';
import styles from './CryptoChoice.module.scss';

/** A name such as `KES · Kenyan Shilling`, in the language of the page. */
function useCurrencyName(): (code: CurrencyCode) => string {
  const intl = useIntl();
  return (code) => `${code} · ${intl.formatDisplayName(code, { type: 'currency' }) ?? code}`;
}

const ONE_DOLLAR = moneyOf(1, 'USD');

/** The profile has the currency in two equal fields, and this browser stores it too. */
export function CurrencyChoice({ saved, own }: { saved: CurrencyCode; own: CurrencyCode }) {
  const nameOf = useCurrencyName();
  const dispatch = useDispatch();
  const { save, ...status } = usePreference();
  const choose = async (currency: CurrencyCode) => {
    const isTaken = await save({ preferredCurrency: currency, preferences: { currency } });
    if (isTaken) dispatch(displayCurrencySynced(currency));
  };
  return (
    <ChoiceSelect
      label={t('profile.currency')}
      hint={<Hint own={own} />}
      value={status.pending?.preferences?.currency ?? saved}
      options={CURRENCY_CODES.map((code) => ({ value: code, text: nameOf(code) }))}
      status={status}
      onChoose={(currency) => void choose(currency)}
    />
  );
}

function Hint({ own }: { own: CurrencyCode }) {
  const { data: terms, isError } = useGetWalletTermsQuery();
  if (!terms) return t(isError ? `profile.currencyNoRate.${own}` : 'profile.currencyHint');
  if (terms.kesPerUsd === 0) return t(`profile.currencyOnly.${own}`);
  const rate = <Amount key="rate" money={shillings(terms.kesPerUsd)} />;
  return t(`profile.currencyRate.${own}`, { rate, one: <Amount key="one" money={ONE_DOLLAR} /> });
}

/** Offers the account's currency for as long as it can be chosen. */
export function AccountCurrencyChoice({ profile }: { profile: KeptProfile }) {
  const nameOf = useCurrencyName();
  const dispatch = useDispatch();
  const [change, { isLoading, isSuccess, error, originalArgs }] = useChangeCurrencyMutation();
  const isRefused = (error as ApiError | undefined)?.code === 'account_used';
  if (!isUnused(profile)) return null;
  const choose = async (currency: CurrencyCode) => {
    const { data } = await change({ currency });
    if (data) dispatch(displayCurrencySynced(currency));
  };
  return (
    <ChoiceSelect
      label={t('profile.accountCurrency')}
      hint={t('profile.accountCurrencyHint')}
      value={(isLoading && originalArgs?.currency) || profile.currency}
      options={CURRENCY_CODES.map((code) => ({ value: code, text: nameOf(code) }))}
      status={{
        isSaving: isLoading,
        isSaved: isSuccess,
        error,
        refusal: isRefused ? 'profile.accountCurrencyUsed' : undefined,
      }}
      onChoose={(currency) => void choose(currency)}
    />
  );
}

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
