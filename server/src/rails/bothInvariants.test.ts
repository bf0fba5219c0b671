import { describeLedgerInvariants } from '../ledger/ledgerInvariants.suite.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { describeBesideMpesa } from './bothRails.suite.ts';

describeLedgerInvariants(
  'SQLite, by card and M-Pesa',
  async ({ collections, ...options }) => openSqliteStore(':memory:', collections, options),
  { invariants: [describeBesideMpesa] },
);
