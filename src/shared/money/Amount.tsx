import { useIntl } from 'react-intl';
import { formatMoney } from './formatMoney';
import type { Money } from './money';

/** An amount in the language of the page. */
export function Amount({ money }: { money: Money }) {
  return formatMoney(money, useIntl().locale);
}
