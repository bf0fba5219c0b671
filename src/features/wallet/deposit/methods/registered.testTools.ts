/** What tests of all methods need to know of each: a line each. */
export { cardKit } from './card/cardKit.testTools';
export { mpesaKit } from './mpesa/mpesaKit.testTools';
