import { MINOR_PER_MAJOR, nearestMinor } from '@contract/money.ts';
import { createContext, useContext } from 'react';
import { t, useIntl } from './i18n';

/** An amount inside the app: KES 250 is `{ amountMinor: 25000, currency: 'KES' }`. */
export interface Money {
  /** Whole cents; both currencies have a hundred. */
  amountMinor: number;
  currency: 'KES' | 'USD';
  /** Converted at the present rate, so not exact: marked with `≈` on screen. */
  isAbout?: boolean;
}

/** Money of a decimal amount of the wire, such as 12.5, rounded to the cent. */
export const moneyOf = (amount: number, currency: Money['currency']): Money => ({
  amountMinor: nearestMinor(amount),
  currency,
});

/** Money of whole Kenyan shillings, as in content (`minDeposit`, `maxBonus`), rounded to the cent. */
export const shillings = (amountKes: number): Money => moneyOf(amountKes, 'KES');

/** The clock or the languages of the browser tell that shillings are the money of the place. `sw-TZ` is not of Kenya. */
export const isKenyanPlace = (): boolean =>
  Intl.DateTimeFormat().resolvedOptions().timeZone === 'Africa/Nairobi' ||
  navigator.languages.some((language) => /^sw$|-KE$/i.test(language));

/** `US$12.50`, or `$12.50` in the withdrawal (docs/product.md, Currencies). */
type DollarSign = 'US$' | '$';

export interface MoneyStyle {
  /** Beside an amount that has the unit already: `400` in "Ksh 100 + 400 bonus". */
  isBare?: boolean | undefined;
  dollarSign?: DollarSign | undefined;
}

const NO_BREAK_SPACE = '\u00A0';

/** U+2212, as wide as a plus; a hyphen would look like part of the word. */
const MINUS = '−';

/** The sign before a converted amount. */
const ABOUT = `≈${NO_BREAK_SPACE}`;

/** `Ksh 1,500` and `US$12.50` in both languages; cents when not zero; no sign for "about". */
function plainMoney({ amountMinor, currency }: Money, locale: string, style: MoneyStyle = {}): string {
  const { isBare = false, dollarSign = 'US$' } = style;
  const digits = amountMinor % MINOR_PER_MAJOR === 0 ? 0 : 2;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const sign = amountMinor < 0 ? MINUS : '';
  const unit = isBare ? '' : currency === 'KES' ? `Ksh${NO_BREAK_SPACE}` : dollarSign;
  return sign + unit + number.format(Math.abs(amountMinor) / MINOR_PER_MAJOR);
}

/** Like `plainMoney`, with a mark for converted amounts: `≈ Ksh 5,200`. Throws RangeError for an invalid `locale`. */
export const formatMoney = (money: Money, locale: string, style: MoneyStyle = {}): string =>
  (money.isAbout ? ABOUT : '') + plainMoney(money, locale, style);

const DollarSignContext = createContext<DollarSign>('US$');

/** Around the withdrawal, which says 'Cashout $25': all its dollars have a bare `$` (docs/product.md, Currencies). */
export const SpecDollars = DollarSignContext.Provider;

export function useMoneyText(): (money: Money) => string {
  const { locale } = useIntl();
  const dollarSign = useContext(DollarSignContext);
  return (money) => formatMoney(money, locale, { dollarSign });
}

/** An amount in the language of the page. Screen readers get a word for `≈`. */
export function Amount({ money, isBare }: { money: Money } & Pick<MoneyStyle, 'isBare'>) {
  const text = plainMoney(money, useIntl().locale, { isBare, dollarSign: useContext(DollarSignContext) });
  if (!money.isAbout) return text;
  return (
    <>
      <span className="visuallyHidden">{t('money.about')} </span>
      <span aria-hidden="true">{ABOUT}</span>
      {text}
    </>
  );
}

/** Money as text for screen readers, such as an `aria-valuetext`: with a word for `≈`. */
export function useSpokenMoney(): (money: Money) => string {
  const intl = useIntl();
  const dollarSign = useContext(DollarSignContext);
  return (money) => {
    const text = plainMoney(money, intl.locale, { dollarSign });
    return money.isAbout ? `${intl.formatMessage({ id: 'money.about' })} ${text}` : text;
  };
}
