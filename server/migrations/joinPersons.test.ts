import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MOST_ACCOUNTS, personOf } from '../src/persons/person.ts';
import type { LedgerScene } from '../src/testing/LedgerScene.ts';
import { openLedgerScene } from '../src/testing/openLedgerScene.ts';
import { joinPersons } from './joinPersons.ts';

let scene: LedgerScene;
beforeEach(async () => {
  scene = await openLedgerScene();
});
afterEach(() => scene.store.close());

/** Leaves the data as a program before persons did. */
async function forget(): Promise<void> {
  for (const name of ['persons', 'payers'] as const)
    for (const id of await scene.store.ids(name)) await scene.store.transaction(id, async (tx) => tx.delete(name, id));
  for (const { personId: _gone, ...user } of await scene.store.find('users')) await scene.put('users', user);
}

const accountsOf = async (uid: string) => (await personOf(scene.store, uid)).accounts.toSorted();

describe('accounts from before persons were known', () => {
  it('are one person’s when they share a sign-in phone, a phone that paid or a card, also by way of a third', async () => {
    for (const uid of ['by-card', 'by-both', 'alone']) await scene.addPlayer(uid, 'KES');
    await scene.addPlayer('by-phone', 'KES', { phoneNumber: '+254711222333' });
    await scene.payMpesa(500, { uid: 'by-both', phone: '0711222333' });
    await scene.payCard(500, { uid: 'by-both' });
    await scene.payCard(500, { uid: 'by-card' });
    await scene.payMpesa(500, { uid: 'alone', phone: '0700000001' });
    const before = await accountsOf('by-card');
    await forget();
    expect(await accountsOf('by-card')).toEqual(['by-card']);
    await joinPersons(scene.store);
    await joinPersons(scene.store);
    expect(before).toEqual(['by-both', 'by-card', 'by-phone']);
    for (const uid of before) expect(await accountsOf(uid)).toEqual(before);
    expect(await accountsOf('alone')).toEqual(['alone']);
    expect((await scene.store.get('users', 'by-card'))?.balance).toBe(500);
  });

  it('keep the owner of the phone and the oldest among the accounts that stay open, when there are too many', async () => {
    for (let number = 0; number <= MOST_ACCOUNTS; number += 1)
      await scene.put('users', {
        ...{ id: `a-${number}`, uid: `a-${number}`, currency: 'KES', balance: 0, bonusBalance: 0 },
        createdAt: `2026-01-${20 - number}T09:00:00.000Z`,
      });
    for (let number = 0; number < MOST_ACCOUNTS; number += 1)
      await scene.payMpesa(500, { uid: `a-${number}`, phone: '0711222333' });
    await forget();
    const paid = await scene.store.find('deposits', { limit: 1 });
    for (const deposit of paid)
      await scene.put('deposits', { ...deposit, id: 'late', userId: `a-${MOST_ACCOUNTS}` } as typeof deposit);
    await scene.put('users', { id: 'zoe', uid: 'zoe', phoneNumber: '+254711222333', currency: 'KES', balance: 0 });
    await joinPersons(scene.store);
    const open = await accountsOf('zoe');
    expect(open).toHaveLength(MOST_ACCOUNTS);
    expect(open).toEqual(expect.arrayContaining(['zoe', `a-${MOST_ACCOUNTS}`]));
    expect(open).not.toContain('a-0');
  });
});
