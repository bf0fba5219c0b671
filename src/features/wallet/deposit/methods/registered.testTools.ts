/** Test data of every method, one line each. */
export { cardKit } from './card/cardKit.testTools';
export { mpesaKit } from './mpesa/mpesaKit.testTools';
