import { MINOR_PER_MAJOR } from '@contract/money.ts';
import type { Money } from './money';

/** `US$12.50`, or `$12.50` where texts have a bare `$` (docs/product.md, Currencies). */
export type DollarSign = 'US$' | '$';

export interface MoneyStyle {
  /** With zero cents, because other amounts of the list have cents. */
  hasCents?: boolean | undefined;
  dollarSign?: DollarSign | undefined;
}

const NO_BREAK_SPACE = '\u00A0';

/** U+2212, as wide as a plus; a hyphen would look like part of the word. */
const MINUS = '−';

/** Before a converted amount. */
export const ABOUT = `≈${NO_BREAK_SPACE}`;

/** `Ksh 1,500` and `US$12.50` in both languages; cents when not zero, or with `hasCents`; no sign for "about". */
export function plainMoney({ amountMinor, currency }: Money, locale: string, style: MoneyStyle = {}): string {
  const { hasCents = false, dollarSign = 'US$' } = style;
  const isShown = hasCents || amountMinor % MINOR_PER_MAJOR !== 0;
  const digits = isShown ? 2 : 0;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const sign = amountMinor < 0 ? MINUS : '';
  const unit = currency === 'KES' ? `Ksh${NO_BREAK_SPACE}` : dollarSign;
  return sign + unit + number.format(Math.abs(amountMinor) / MINOR_PER_MAJOR);
}

/** Like `plainMoney`, with a mark for converted amounts: `≈ Ksh 5,200`. Throws RangeError for an invalid `locale`. */
export const formatMoney = (money: Money, locale: string, style: MoneyStyle = {}): string =>
  (money.isAbout ? ABOUT : '') + plainMoney(money, locale, style);
