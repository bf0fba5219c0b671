/** Methods with a list of deposits at a backend with the basic calls alone, one line each. */
export type { SpecDeposits } from '../method/SpecDeposits';
export { cardDeposits } from '../deposit/methods/card/specDeposits';
