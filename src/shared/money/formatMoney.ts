import { MINOR_PER_MAJOR, type Money } from './money';

/**
 * An amount as people in Kenya write it, such as `Ksh 1,500` or `US$12.50`: cents only where there are some, or always
 * where `hasCents`, as in a balance.
 * Currency and number may be parted by a no-break space. Throws RangeError when `locale` is no BCP 47 tag.
 */
export const formatMoney = ({ amountMinor, currency }: Money, locale: string, hasCents = false): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: hasCents ? 'auto' : 'stripIfInteger',
  }).format(amountMinor / MINOR_PER_MAJOR);
