/** A method is a folder with a line here and a line in `registeredDeposits.ts`. Its deposit is apart, because it loads later. */
export { card } from './card';
export { mpesa } from './mpesa';
