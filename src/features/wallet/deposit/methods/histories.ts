/** The history texts of each method, one line each. */
export { cardHistory } from './card/history';
export { mpesaHistory } from './mpesa/history';
