export { Amount } from './Amount';
export { formatMoney } from './formatMoney';
export { type Money, moneyOf, shillings } from './money';
