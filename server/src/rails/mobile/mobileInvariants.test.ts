import { describeLedgerInvariants } from '../../ledger/ledgerInvariants.suite.ts';
import { openSqliteStore } from '../../store/sqlite/openSqliteStore.ts';
import { MOBILE_SUITES } from './mobileSuites.suite.ts';

describeLedgerInvariants(
  'SQLite, by phone',
  async ({ collections, ...options }) => openSqliteStore(':memory:', collections, options),
  { parts: MOBILE_SUITES },
);
