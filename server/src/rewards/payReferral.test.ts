import { COLLECTIONS } from '../data/openStore.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { describeRewards } from './rewards.suite.ts';

describeRewards('SQLite', async () => openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true }));
