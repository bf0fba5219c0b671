import { describeLedgerInvariants } from '../../ledger/ledgerInvariants.suite.ts';
import { openSqliteStore } from '../../store/sqlite/openSqliteStore.ts';
import { describeShillings } from './mobileShillings.suite.ts';

describeLedgerInvariants(
  'SQLite, by phone',
  async ({ collections, ...options }) => openSqliteStore(':memory:', collections, options),
  [describeShillings],
);
