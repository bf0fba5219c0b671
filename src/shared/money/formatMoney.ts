import { MINOR_PER_MAJOR } from '@contract/money.ts';
import type { Money } from './money';

/** How dollars are written: `US$12.50`; `$12.50` where texts have a bare `$` (docs/product.md, Currencies). */
export type DollarSign = 'US$' | '$';

export interface MoneyStyle {
  /** With cents although they are nought, as other amounts of the list have some. */
  hasCents?: boolean | undefined;
  dollarSign?: DollarSign | undefined;
}

const NO_BREAK_SPACE = '\u00A0';

/** U+2212, as wide as a plus; a hyphen would read as part of the word. */
const MINUS = '−';

/** Stands before what was converted. */
export const ABOUT = `≈${NO_BREAK_SPACE}`;

/**
 * An amount without the sign for "about". The one way of writing money, the same in English and in Kiswahili:
 * `Ksh 1,500` and `US$12.50`; cents only where there are some, or where `hasCents`. Inside the deposit and the
 * withdrawal modal, whose texts have a bare `$`, every dollar is written as those texts have it: `$25`.
 */
export function plainMoney({ amountMinor, currency }: Money, locale: string, style: MoneyStyle = {}): string {
  const { hasCents = false, dollarSign = 'US$' } = style;
  const isShown = hasCents || amountMinor % MINOR_PER_MAJOR !== 0;
  const digits = isShown ? 2 : 0;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const sign = amountMinor < 0 ? MINUS : '';
  const unit = currency === 'KES' ? `Ksh${NO_BREAK_SPACE}` : dollarSign;
  return sign + unit + number.format(Math.abs(amountMinor) / MINOR_PER_MAJOR);
}

/** As `plainMoney`; what was converted is marked, such as `≈ Ksh 5,200`. Throws RangeError when `locale` is no BCP 47 tag. */
export const formatMoney = (money: Money, locale: string, style: MoneyStyle = {}): string =>
  (money.isAbout ? ABOUT : '') + plainMoney(money, locale, style);
