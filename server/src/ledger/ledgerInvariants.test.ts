import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { describeLedgerInvariants } from './describeLedgerInvariants.ts';

describeLedgerInvariants('SQLite', async ({ collections, ...options }) =>
  openSqliteStore(':memory:', collections, options),
);
