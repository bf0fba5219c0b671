/** Everything that a payment by card needs and nothing else does: a chunk of its own. */
export { CardBox } from './CardBox';
export { openStripe } from './openStripe';
