/** Every deposit method: a folder and a line each. */
export { card } from './card';
export { mpesa } from './mpesa';
