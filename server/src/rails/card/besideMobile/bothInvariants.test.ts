import { describeLedgerInvariants } from '../../../ledger/ledgerInvariants.suite.ts';
import { openSqliteStore } from '../../../store/sqlite/openSqliteStore.ts';
import { describeBesideMobile } from './besideMobile.suite.ts';

describeLedgerInvariants(
  'SQLite, by card and mobile money',
  async ({ collections, ...options }) => openSqliteStore(':memory:', collections, options),
  { parts: [describeBesideMobile] },
);
