import type { Reader, Transaction } from '../../store/DocumentStore.ts';
import { readSpinTerms } from './readSpinTerms.ts';
import { grantOf } from './spinGrants.ts';

type Write = (tx: Pick<Transaction, 'set'>) => void;

/** The write that gives free spins, read ahead of all writes. Undefined for none, or when the operator has no terms. */
export async function spinsOf(
  reader: Pick<Reader, 'find'>,
  giving: Parameters<typeof grantOf>[0],
): Promise<Write | undefined> {
  const terms = giving.count > 0 ? await readSpinTerms(reader) : undefined;
  return terms && ((tx) => tx.set('spin-grants', grantOf(giving, terms)));
}
