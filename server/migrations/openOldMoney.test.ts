import { describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../src/data/openStore.ts';
import { openSqliteStore } from '../src/store/sqlite/openSqliteStore.ts';
import { withPurse } from '../src/testing/PlayScene.ts';
import { put } from '../src/testing/put.ts';
import { openOldMoney } from './openOldMoney.ts';

describe('bonus money from before there were terms', () => {
  it('becomes a bonus of its own, to be staked once within a year, and other money stays as it is', async () => {
    const store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true });
    await put(store, 'users', { id: 'old', currency: 'KES', bonusBalance: 50 }, { id: 'new', ...withPurse(50) });
    const played = await store.get('users', 'new');
    await openOldMoney(store);
    await openOldMoney(store);
    expect((await store.get('users', 'old'))?.bonuses).toMatchObject([
      { id: 'account:old', source: 'account', amountCents: 5_000, leftCents: 5_000, wagering: 1, expiryDays: 365 },
    ]);
    expect((await store.get('users', 'new'))?.bonuses).toEqual(played?.bonuses);
    await store.close();
  });
});
