import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { describeLedgerInvariants } from './ledgerInvariants.suite.ts';

describeLedgerInvariants('SQLite', async ({ collections, ...options }) =>
  openSqliteStore(':memory:', collections, options),
);
