/** What the history tells of each way to pay money in: a line each. */
export { cardHistory } from './card/history';
export { mpesaHistory } from './mpesa/history';
