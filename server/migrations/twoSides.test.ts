import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { refreshBalance } from '../src/ledger/index.ts';
import { expectHouse, expectSums } from '../src/ledger/invariants/expectSums.testTools.ts';
import { BONUS } from '../src/play/bonusInvariants.testTools.ts';
import { operation } from '../src/play/playOperations.testTools.ts';
import { PlayTable } from '../src/play/PlayTable.testTools.ts';
import { grantOf } from '../src/rewards/spins.ts';
import { wageringTermsOf } from '../src/rewards/wageringTermsOf.ts';
import type { CollectionName } from '../src/store/collections.ts';
import type { DocumentStore } from '../src/store/DocumentStore.ts';
import type { JournalEntry } from '../src/store/records/journal.ts';
import { UID } from '../src/testing/LedgerScene.ts';
import { scene, useLedgerScene } from '../src/testing/useLedgerScene.ts';
import { twoSides } from './twoSides.ts';

useLedgerScene();

let warn: jest.SpiedFunction<typeof process.emitWarning>;
beforeEach(() => {
  warn = jest.spyOn(process, 'emitWarning').mockReturnValue(undefined);
});

const SPINS = { ...wageringTermsOf({ wagering: 2 }), id: 't', isActive: true, gameId: 'slots', gameName: undefined };
const AT = '2026-11-01T00:00:00.000Z';

/** Deposits, bonuses, free spins, rounds and withdrawals at random, and one withdrawal that is held, one paid and one refused. */
async function play(uid: string, seed: number): Promise<void> {
  await scene.addPlayer(uid, 'KES');
  await scene.put('deposit-bonuses', BONUS);
  await scene.pay(20_000, { uid, bonusId: BONUS.id });
  const given = { uid, count: 5, gameId: 'slots', source: 'wheel', sourceId: uid, at: AT } as const;
  const grant = grantOf(given, { ...SPINS, stakeKes: 25, stakeUsd: 25, validDays: 3_650 });
  await scene.put('spin-grants', grant);
  const table = new PlayTable(scene, uid);
  for (const asked of fc.sample(operation, { numRuns: 80, seed })) await table.do(asked);
  // A withdrawal that ends a bonus waits for the rounds that its money is in: those that go on are ended.
  await table.do({ do: 'tile', tile: 24 });
  await table.do({ do: 'move', kind: 'hilo', action: 'higher' });
  for (const kind of ['mines', 'crash', 'hilo'] as const) await table.do({ do: 'cashOut', kind });
  // There may be two hands of blackjack.
  for (let hand = 0; hand < 2; hand += 1) await table.do({ do: 'move', kind: 'blackjack', action: 'stand' });
  await scene.pay(5_000, { uid });
  for (const end of [() => undefined, scene.arrive.bind(scene)]) {
    const { id } = await scene.withdraw(500, { uid, endsBonus: true });
    await scene.work();
    await end(id);
  }
}

const NEW_KINDS = ['hold', 'release', 'points'];

/** Leaves the journal as a program with one side wrote it. */
async function forget(): Promise<void> {
  for (const line of await scene.journal()) {
    const { against: _against, purse: _purse, ...old } = line;
    const isPaid = old.kind === 'withdrawal';
    if (isPaid || NEW_KINDS.includes(old.kind))
      await scene.store.transaction(UID, async (tx) => tx.delete('journal', old.id));
    if (isPaid) await scene.put('journal', { ...old, id: `${old.recordId}:main`, account: 'main' });
    else if (!NEW_KINDS.includes(old.kind)) await scene.put('journal', old);
  }
}

const kept = (lines: readonly JournalEntry[]): JournalEntry[] =>
  lines.filter(({ kind }) => kind !== 'withdrawal' && !NEW_KINDS.includes(kind));
const corrections = async () => (await scene.journal()).filter(({ kind }) => kind === 'correction');

/** The lines of real and bonus money sum to these decimals. */
async function expectLines(balance: number, bonus: number): Promise<void> {
  const sumOf = (accounts: readonly JournalEntry['account'][]) =>
    scene.store.sum('journal', 'deltaCents', {
      where: [
        ['userId', '==', 'player'],
        ['account', 'in', accounts],
      ],
    });
  expect(await sumOf(['main', 'held'])).toBe(Math.round(balance * 100));
  expect(await sumOf(['bonus'])).toBe(Math.round(bonus * 100));
}

/** The store, which fails at its transaction number `most`. */
function cutOff(store: DocumentStore, most: number): DocumentStore {
  let count = 0;
  const transaction: DocumentStore['transaction'] = (key, callback) =>
    (count += 1) > most ? Promise.reject(new Error('cut off')) : store.transaction(key, callback);
  return { ...store, transaction };
}

describe('a journal with one side', () => {
  it.each([7, 9, 10])('gets the sides and purses that its lines would have had, in game %s', async (seed) => {
    await play('player', seed);
    const before = await scene.journal();
    await forget();
    await twoSides(scene.store);
    const after = await scene.journal();
    expect(kept(after)).toEqual(kept(before));
    expect(await corrections()).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    await expectSums(scene, 'player');
    await expectHouse(scene.store);
    await twoSides(scene.store);
    expect(await scene.journal()).toEqual(after);
    await scene.work(86_400_000);
    await expectSums(scene, 'player');
    await expectHouse(scene.store);
  });

  it('is the same when the migration is cut off anywhere and begins again', async () => {
    await play('player', 7);
    const before = await scene.journal();
    await forget();
    for (const most of [0, 1, 0, 1]) await expect(twoSides(cutOff(scene.store, most))).rejects.toThrow('cut off');
    await twoSides(scene.store);
    expect(kept(await scene.journal())).toEqual(kept(before));
    await expectSums(scene, 'player');
    await expectHouse(scene.store);
  });

  it('names the float of each payment, also of a refund that came back and of a dispute that was lost', async () => {
    await scene.payMpesa(12_950);
    const { id } = await scene.payCard(50);
    const line = { userId: UID, account: 'main', currency: 'USD', at: AT, deltaCents: 0 } as const;
    const back = { paymentMethod: 'returned', method: 'card', status: 'completed', creditedCents: 0 } as const;
    await scene.put('deposits', {
      ...{ id: 'back', userId: UID, amount: 0, currency: 'USD', createdAt: AT, timeline: [], checks: 0 },
      ...back,
    });
    await scene.put('disputes', {
      ...{ id: 'd', userId: UID, depositId: id, status: 'lost', amountCents: 0, createdAt: AT, updatedAt: AT },
    });
    await scene.put(
      'journal',
      { ...line, id: 'back:main', recordId: 'back', kind: 'returned' },
      { ...line, id: 'dispute:d:main', recordId: 'dispute:d', kind: 'chargeback' },
      { ...line, id: 'gone:main', recordId: 'gone', kind: 'deposit' },
    );
    await forget();
    await twoSides(scene.store);
    const sides = (await scene.journal()).map(({ kind, against, recordId }) => `${kind} ${recordId} ${against}`);
    expect(sides).toEqual(
      expect.arrayContaining([
        `deposit ${id} card`,
        'returned back card',
        'chargeback dispute:d card',
        'deposit gone corrections',
      ]),
    );
    expect(sides.filter((side) => side.endsWith(' mpesa'))).toHaveLength(1);
  });

  it('gets a correction, with a warning, where an operator has written another balance', async () => {
    await play('player', 7);
    await forget();
    const user = await scene.store.get('users', 'player');
    const [main, bonus] = [(user?.balance ?? 0) + 7, (user?.bonusBalance ?? 0) + 3];
    await scene.put('users', { ...user, id: 'player', balance: main, bonusBalance: bonus });
    await twoSides(scene.store);
    await twoSides(scene.store);
    expect((await corrections()).map(({ account, deltaCents, against }) => [account, deltaCents, against])).toEqual([
      ['main', 700, 'corrections'],
      ['bonus', 300, 'corrections'],
    ]);
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      'The journal of player did not say what is in main: corrected by 700 (KES)',
      'The journal of player did not say what is in bonus: corrected by 300 (KES)',
    ]);
    await expectHouse(scene.store);
    await expectLines(main, bonus);
    await refreshBalance(scene.services.ctx, 'player');
    expect((await scene.account('player')).balanceCents).toBe(Math.round(main * 100) - 700);
    await expectLines(main - 7, bonus);
    await expectHouse(scene.store);
  });

  it('of version 0 is proved as it is', async () => {
    const stored = JSON.parse(
      readFileSync(path.join(import.meta.dirname, '../src/data/storedByVersion0.json'), 'utf8'),
    ) as Record<CollectionName, never[]>;
    for (const [name, documents] of Object.entries(stored)) await scene.put(name as CollectionName, ...documents);
    await twoSides(scene.store);
    expect(await corrections()).toEqual([]);
    await expectSums(scene);
    await expectHouse(scene.store);
  });
});
