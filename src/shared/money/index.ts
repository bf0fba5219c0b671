export { Amount } from './Amount';
export { SpecDollars, useMoneyText } from './dollarSign';
export { haveCents, type Money, moneyOf, shillings } from './money';
export { useSpokenMoney } from './spokenMoney';
