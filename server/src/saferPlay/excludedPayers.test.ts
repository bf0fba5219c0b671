import { COLLECTIONS } from '../data/collections.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { describeExcludedPayers } from './excludedPayers.suite.ts';

describeExcludedPayers('SQLite', async () => openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true }));
