import { expect } from '@jest/globals';
import { type LedgerScene, UID } from '../../testing/LedgerScene.ts';
import type { JournalEntry } from '../../store/records/journal.ts';
import { sumRecords } from '../refreshBalance.ts';
import { currenciesOf } from './currenciesOf.testTools.ts';

/** Stored balances, records and journal agree, say one currency, and nothing is below zero. */
export async function expectSums(scene: LedgerScene, uid = UID): Promise<void> {
  const { store } = scene;
  const { bonusCents, ...account } = await scene.account(uid);
  expect(await sumRecords(store, uid)).toEqual(account);
  const linesOf = (name: JournalEntry['account']) => ({
    where: [['userId', '==', uid] as const, ['account', '==', name] as const],
  });
  expect(await store.sum('journal', 'deltaCents', linesOf('main'))).toBe(account.balanceCents);
  expect(await store.sum('journal', 'deltaCents', linesOf('bonus'))).toBe(bonusCents);
  for (const cents of [account.balanceCents, account.heldCents, bonusCents]) expect(cents).toBeGreaterThanOrEqual(0);
  expect(account.heldCents).toBeLessThanOrEqual(account.balanceCents);
  const { currency } = await scene.balance(uid);
  for (const said of await currenciesOf(store, uid)) expect(said).toMatchObject({ currency });
}
