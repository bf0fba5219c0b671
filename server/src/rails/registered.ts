/** A rail is a folder and a line here, and its words in `contract/railWords.ts`. */
export { card } from './card/index.ts';
export { mpesa } from './mpesa/index.ts';
