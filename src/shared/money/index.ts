export { Amount } from './Amount';
export { SpecDollars, useMoneyText } from './dollarSign';
export { haveCents, MINOR_PER_MAJOR, type Money, moneyOf, shillings } from './money';
export { useSpokenMoney } from './spokenMoney';
