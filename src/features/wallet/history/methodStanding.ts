import * as histories from '../deposit/methods/histories';
import type { MethodHistory, MethodStanding, Stated } from '../method/MethodHistory';

/** For deposits; withdrawals have the same texts for every method. */
export const METHOD_HISTORIES = Object.values<MethodHistory>(histories);

/** The texts of a deposit's method; `undefined` for none. */
export const toldByMethod = ({ type, method }: Pick<Stated, 'type' | 'method'>): MethodStanding | undefined =>
  type === 'deposit' ? METHOD_HISTORIES.find(({ id }) => id === method)?.standing : undefined;

/** A state that only its method has, while the deposit is in it. */
export function methodStanding(stated: Stated): MethodStanding | undefined {
  const standing = toldByMethod(stated);
  return standing?.isIn(stated) ? standing : undefined;
}
