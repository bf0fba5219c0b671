/** Every stand-in, by the name of its rail: a file and a line each. */
export { card } from './card.ts';
export { mpesa } from './mpesa.ts';
