/** Everything that only card payments need, in its own chunk. */
export { CardBox } from './CardBox';
export { openStripe } from './openStripe';
