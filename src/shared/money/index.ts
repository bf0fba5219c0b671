export { Amount } from './Amount';
export { formatMoney } from './formatMoney';
export { type Money, shillings } from './money';
