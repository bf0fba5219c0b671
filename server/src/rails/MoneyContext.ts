import type { LedgerContext } from '../ledger/index.ts';
import type { Rail } from './Rail.ts';

/** The ledger with all rails. */
export interface MoneyContext extends LedgerContext {
  rails: readonly Rail[];
}
