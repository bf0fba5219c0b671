import { createContext, useContext } from 'react';
import { useIntl } from '../i18n';
import { type DollarSign, formatMoney, type MoneyStyle } from './formatMoney';
import type { Money } from './money';

const DollarSignContext = createContext<DollarSign>('US$');

/** Around a screen whose texts have a bare `$`: all its dollars have one (docs/product.md, Currencies). */
export const SpecDollars = DollarSignContext.Provider;

export const useDollarSign = (): DollarSign => useContext(DollarSignContext);

/** Formats money in the language and notation of its screen. */
export function useMoneyText(): (money: Money, style?: Pick<MoneyStyle, 'hasCents'>) => string {
  const { locale } = useIntl();
  const dollarSign = useDollarSign();
  return (money, style) => formatMoney(money, locale, { ...style, dollarSign });
}
