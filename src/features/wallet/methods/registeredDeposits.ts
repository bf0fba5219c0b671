/** The deposits of the methods of `registered.ts`. */
export { cardDeposit } from './card/deposit';
export { mpesaDeposit } from './mpesa/deposit';
