import { type DescribeInvariants, describeLedgerInvariants } from '../ledger/ledgerInvariants.suite.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { describeBoth, describeBothAtOnce } from './bothRails.suite.ts';
import { CARD_SUITES } from './card/card.suite.ts';
import { MPESA_SUITES } from './mpesa/mpesaSuites.suite.ts';

const SUITES: Readonly<Record<string, readonly DescribeInvariants[]>> = {
  'by card': CARD_SUITES,
  'by phone': MPESA_SUITES,
  'by card and M-Pesa': [describeBothAtOnce, describeBoth],
};

for (const [how, invariants] of Object.entries(SUITES))
  describeLedgerInvariants(
    `SQLite, ${how}`,
    async ({ collections, ...options }) => openSqliteStore(':memory:', collections, options),
    { invariants },
  );
