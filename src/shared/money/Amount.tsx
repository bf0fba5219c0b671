import { useIntl } from 'react-intl';
import { formatMoney } from './formatMoney';
import type { Money } from './money';

interface Props {
  money: Money;
  /** Always with cents, as in a balance. */
  hasCents?: boolean;
}

/** An amount in the language of the page. */
export function Amount({ money, hasCents }: Props) {
  return formatMoney(money, useIntl().locale, hasCents);
}
