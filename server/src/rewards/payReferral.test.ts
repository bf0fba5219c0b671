import { COLLECTIONS } from '../data/collections.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { describeRewards } from './rewards.suite.ts';

describeRewards('SQLite', async () => openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true }));
