import type { LedgerContext } from '../ledger/index.ts';
import type { Rail } from './Rail.ts';

/** The ledger with the ways for money in and out. */
export interface MoneyContext extends LedgerContext {
  rails: readonly Rail[];
}
