import { describeLedgerInvariants } from '../../ledger/ledgerInvariants.suite.ts';
import { openSqliteStore } from '../../store/sqlite/openSqliteStore.ts';
import { describeExcludedPhones } from './excludedPhones.suite.ts';
import { describeMobileMoneyIn } from './mobileMoneyIn.suite.ts';
import { describeMobileMoneyOut } from './mobileMoneyOut.suite.ts';
import { describeMobileRecords } from './mobileRecords.suite.ts';
import { describeMobileRequests } from './mobileRequests.suite.ts';
import { describeShillings } from './mobileShillings.suite.ts';

describeLedgerInvariants(
  'SQLite, by phone',
  async ({ collections, ...options }) => openSqliteStore(':memory:', collections, options),
  [
    describeMobileMoneyIn,
    describeMobileMoneyOut,
    describeMobileRecords,
    describeMobileRequests,
    describeExcludedPhones,
    describeShillings,
  ],
);
