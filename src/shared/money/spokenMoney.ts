import { useIntl } from '../i18n';
import { useDollarSign } from './dollarSign';
import { plainMoney } from './formatMoney';
import type { Money } from './money';

/** Money as text for screen readers, such as an `aria-valuetext`: with a word for `≈`. */
export function useSpokenMoney(): (money: Money) => string {
  const intl = useIntl();
  const dollarSign = useDollarSign();
  return (money) => {
    const text = plainMoney(money, intl.locale, { dollarSign });
    return money.isAbout ? `${intl.formatMessage({ id: 'money.about' })} ${text}` : text;
  };
}
