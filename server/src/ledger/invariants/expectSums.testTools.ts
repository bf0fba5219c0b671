import { expect } from '@jest/globals';
import { type LedgerScene, UID } from '../../testing/LedgerScene.ts';
import type { JournalEntry } from '../../store/records/journal.ts';
import { sumRecords } from '../refreshBalance.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import { isCompleted } from '../rules/move.ts';

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
  const purses = (await store.get('users', uid))?.bonuses ?? [];
  expect(purses.reduce((sum, { leftCents }) => sum + leftCents, 0)).toBe(bonusCents);
  for (const cents of [account.balanceCents, account.heldCents, bonusCents]) expect(cents).toBeGreaterThanOrEqual(0);
  expect(account.heldCents).toBeLessThanOrEqual(account.balanceCents);
  const { currency } = await scene.balance(uid);
  for (const said of await currenciesOf(store, uid)) expect(said).toMatchObject({ currency });
}

interface Said {
  record: string;
  /** Undefined when the record does not say it. */
  currency: string | undefined;
}

/** The currency that each record gives for an amount that moved, or is held. */
export async function currenciesOf(reader: Reader, uid: string): Promise<Said[]> {
  const theirs = { where: [['userId', '==', uid] as const] };
  const deposits = (await reader.find('deposits', theirs)).filter(isCompleted);
  const withdrawals = (await reader.find('withdrawals', theirs)).filter(({ debitCents }) => debitCents > 0);
  const journal = await reader.find('journal', theirs);
  return [
    ...deposits.map(({ id, accountCurrency }) => ({ record: `deposit ${id}`, currency: accountCurrency })),
    ...withdrawals.flatMap(({ id, currency, accountCurrency }) =>
      [currency, accountCurrency].map((said) => ({ record: `withdrawal ${id}`, currency: said })),
    ),
    ...journal.map(({ id, currency }) => ({ record: `journal ${id}`, currency })),
  ];
}
