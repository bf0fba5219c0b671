import { describe } from '@jest/globals';
import { RAIL_NAMES } from '../../../contract/railWords.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { describeLedgerInvariants } from './ledgerInvariants.suite.ts';

describe.each(RAIL_NAMES)('by %s,', (rail) => {
  describeLedgerInvariants(
    'SQLite',
    async ({ collections, ...options }) => openSqliteStore(':memory:', collections, options),
    { rail },
  );
});
