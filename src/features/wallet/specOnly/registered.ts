/** Of the methods that a backend with the basic calls alone has a list of deposits for: a line each. */
export type { SpecDeposits } from '../method/SpecDeposits';
export { cardDeposits } from '../deposit/methods/card/specDeposits';
