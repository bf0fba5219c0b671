import { describeLedgerInvariants } from '../../ledger/ledgerInvariants.suite.ts';
import { openSqliteStore } from '../../store/sqlite/openSqliteStore.ts';
import { MPESA_SUITES } from './mpesaSuites.suite.ts';

describeLedgerInvariants(
  'SQLite, by phone',
  async ({ collections, ...options }) => openSqliteStore(':memory:', collections, options),
  { invariants: MPESA_SUITES },
);
