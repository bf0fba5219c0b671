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

/** True when an amount of the list has cents; then all amounts show theirs. */
export const haveCents = (list: readonly Money[]): boolean =>
  list.some(({ amountMinor }) => amountMinor % MINOR_PER_MAJOR !== 0);

/** `US$12.50`, or `$12.50` where texts have a bare `$` (docs/product.md, Currencies). */
type DollarSign = 'US$' | '$';

export interface MoneyStyle {
  /** Shows zero cents, because other amounts of the list have cents. */
  hasCents?: boolean | undefined;
  dollarSign?: DollarSign | undefined;
}

const NO_BREAK_SPACE = '\u00A0';

/** U+2212, as wide as a plus; a hyphen would look like part of the word. */
const MINUS = '−';

/** The sign before a converted amount. */
const ABOUT = `≈${NO_BREAK_SPACE}`;

/** `Ksh 1,500` and `US$12.50` in both languages; cents when not zero, or with `hasCents`; no sign for "about". */
function plainMoney({ amountMinor, currency }: Money, locale: string, style: MoneyStyle = {}): string {
  const { hasCents = false, dollarSign = 'US$' } = style;
  const digits = hasCents || amountMinor % MINOR_PER_MAJOR !== 0 ? 2 : 0;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const sign = amountMinor < 0 ? MINUS : '';
  const unit = currency === 'KES' ? `Ksh${NO_BREAK_SPACE}` : dollarSign;
  return sign + unit + number.format(Math.abs(amountMinor) / MINOR_PER_MAJOR);
}

/** Like `plainMoney`, with a mark for converted amounts: `≈ Ksh 5,200`. Throws RangeError for an invalid `locale`. */
export const formatMoney = (money: Money, locale: string, style: MoneyStyle = {}): string =>
  (money.isAbout ? ABOUT : '') + plainMoney(money, locale, style);

const DollarSignContext = createContext<DollarSign>('US$');

/** Around a screen whose texts have a bare `$`: all its dollars have one (docs/product.md, Currencies). */
export const SpecDollars = DollarSignContext.Provider;

export function useMoneyText(): (money: Money, style?: Pick<MoneyStyle, 'hasCents'>) => string {
  const { locale } = useIntl();
  const dollarSign = useContext(DollarSignContext);
  return (money, style) => formatMoney(money, locale, { ...style, dollarSign });
}

/** An amount in the language of the page. Screen readers get a word for `≈`. */
export function Amount({ money, hasCents }: { money: Money } & Pick<MoneyStyle, 'hasCents'>) {
  const text = plainMoney(money, useIntl().locale, { hasCents, dollarSign: useContext(DollarSignContext) });
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
