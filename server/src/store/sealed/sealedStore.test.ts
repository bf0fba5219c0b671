import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../../data/openStore.ts';
import { checkedStore } from '../checkedStore.ts';
import type { Collections } from '../collections.ts';
import type { DocumentStore } from '../DocumentStore.ts';
import type { RawStore } from '../RawStore.ts';
import { openDatabase } from '../sqlite/openSqliteStore.ts';
import { SqliteStore } from '../sqlite/SqliteStore.ts';
import { SqliteTables } from '../sqlite/SqliteTables.ts';
import { sealedStore, type Seals, sealStored } from './sealedStore.ts';
import { CannotUnseal, FirstOpener, type Opener, Sealer } from './Sealer.ts';

const PHONE = '+254712345678';
const [FIRST, SECOND, THIRD] = ['first key', 'second key', 'third key'].map((key) => new Sealer(key)) as [
  Sealer,
  Sealer,
  Sealer,
];
const sealsOf = (now: Sealer, ...before: Opener[]): Seals => ({ now, before });

let raw: RawStore;
beforeEach(() => {
  raw = new SqliteStore(new SqliteTables(openDatabase(':memory:', COLLECTIONS), COLLECTIONS));
});
afterEach(() => raw.close());

const over = (seals: Seals): DocumentStore => checkedStore<Collections>(sealedStore(raw, seals), COLLECTIONS);
const put = (store: DocumentStore, id: string, phoneNumber: string) =>
  store.transaction(id, async (tx) => tx.set('users', { id, phoneNumber }));
const owners = (store: DocumentStore) => store.ids('users', { where: [['phoneNumber', '==', PHONE]] });
const stored = async (id: string) => String((await raw.get('users', id))?.['phoneNumber']);

describe('a phone number in the store', () => {
  it('is read and found as it was written, and stands nowhere in plain text', async () => {
    const store = over(sealsOf(FIRST));
    await put(store, 'a', PHONE);
    await put(store, 'b', '+254700000000');
    expect(await store.get('users', 'a')).toMatchObject({ phoneNumber: PHONE });
    expect(await owners(store)).toEqual(['a']);
    expect(await store.count('users', { where: [['phoneNumber', 'in', [PHONE, '+254700000000']]] })).toBe(2);
    expect(await store.ids('users', { where: [['phoneNumber', '>', '']] })).toHaveLength(2);
    expect(await stored('a')).not.toMatch(/7123|254/);
  });

  it('from before there was a key is sealed once, and then found', async () => {
    await put(checkedStore<Collections>(raw, COLLECTIONS), 'old', PHONE);
    const store = over(sealsOf(FIRST));
    expect(await store.get('users', 'old')).toMatchObject({ phoneNumber: PHONE });
    expect(await sealStored(raw, sealsOf(FIRST))).toBe(1);
    expect(await sealStored(raw, sealsOf(FIRST))).toBe(0);
    expect(await stored('old')).toMatch(/^sealed:/);
    expect(await owners(store)).toEqual(['old']);
  });

  it('is sealed again with a new key, from any order of keys', async () => {
    for (const [before, now] of [
      [FIRST, SECOND],
      [SECOND, THIRD],
      [THIRD, FIRST],
    ] as const) {
      await put(over(sealsOf(before)), before.prefix, PHONE);
      expect(await sealStored(raw, sealsOf(now, before))).toBeGreaterThan(0);
      expect(await stored(before.prefix)).toContain(now.prefix);
    }
    expect(await owners(over(sealsOf(FIRST)))).toHaveLength(3);
  });

  it('cannot be read with another key, nor sealed again without the one before', async () => {
    await put(over(sealsOf(FIRST)), 'a', PHONE);
    await expect(over(sealsOf(SECOND)).get('users', 'a')).rejects.toThrow(CannotUnseal);
    await expect(sealStored(raw, sealsOf(SECOND))).rejects.toThrow(CannotUnseal);
    expect(await stored('a')).toContain(FIRST.prefix);
  });

  it('that somebody changed in the file is not taken', async () => {
    const sealed = FIRST.seal(PHONE);
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(() => FIRST.unseal(changed)).toThrow(CannotUnseal);
    expect(FIRST.unseal(sealed)).toBe(PHONE);
  });

  it('that is the same is sealed the same, so that it is found', () => {
    expect(FIRST.seal(PHONE)).toBe(new Sealer('first key').seal(PHONE));
    expect(FIRST.seal(PHONE)).not.toBe(SECOND.seal(PHONE));
  });
});

/** What was stored with the first key before AES-SIV was used: the phone number, and the id `hash-1`. */
const FORMER = {
  phone: 'sealed:38a21ad7:OLk-mQiSBJhpFYnj5qq7RN2ES_jj07romFI59iI',
  id: 'sealed:38a21ad7:DrzaMLYLpoAkpjkovoYFrwdw2LkHqQ',
};

describe('what was sealed before AES-SIV was used', () => {
  const seals = sealsOf(FIRST, new FirstOpener('first key'));
  const record = { userId: 'a', confirmedAt: '2026-11-22T09:00:00.000Z' };

  it('opens, and is sealed as today with the next start', async () => {
    await raw.transaction('a', async (tx) => {
      tx.set('users', { id: 'a', phoneNumber: FORMER.phone });
      tx.set('confirmed-phones', { ...record, id: FORMER.id });
    });
    expect(await over(seals).get('users', 'a')).toMatchObject({ phoneNumber: PHONE });
    expect(await sealStored(raw, seals)).toBe(2);
    expect(await owners(over(sealsOf(FIRST)))).toEqual(['a']);
    expect(await over(sealsOf(FIRST)).get('confirmed-phones', 'hash-1')).toEqual({ ...record, id: 'hash-1' });
  });

  it('does not open when somebody changed it', () => {
    const opener = new FirstOpener('first key');
    expect(opener.unseal(FORMER.phone)).toBe(PHONE);
    for (const changed of [FORMER.phone.slice(0, -2) + 'AA', FORMER.phone.slice(0, 30)])
      expect(() => opener.unseal(changed)).toThrow(CannotUnseal);
  });
});

describe('an id that is a hash of a phone number', () => {
  const record = { id: 'hash-1', userId: 'a', confirmedAt: '2026-11-22T09:00:00.000Z' };
  const confirm = (store: DocumentStore) => store.transaction('a', async (tx) => tx.set('confirmed-phones', record));
  const rawIds = async () => (await raw.find('confirmed-phones')).map(({ id }) => id);

  it('is sealed in the store, and read as it was written', async () => {
    const store = over(sealsOf(FIRST));
    await confirm(store);
    expect(await rawIds()).toEqual([FIRST.seal('hash-1')]);
    expect(await store.get('confirmed-phones', 'hash-1')).toEqual(record);
    expect(await store.find('confirmed-phones')).toEqual([record]);
    await store.transaction('a', async (tx) => tx.delete('confirmed-phones', 'hash-1'));
    expect(await rawIds()).toEqual([]);
  });

  it('from before there was a key is sealed once, with all others', async () => {
    const plain = checkedStore<Collections>(raw, COLLECTIONS);
    const use = { bonusId: 'reload', count: 1, day: '2026-11-22', countOfDay: 1 };
    await confirm(plain);
    await plain.transaction('many', async (tx) =>
      Array.from({ length: 450 }, (_, number) => tx.set('bonus-uses', { ...use, id: `use-${number}` })),
    );
    expect(await sealStored(raw, sealsOf(FIRST))).toBe(451);
    expect(await sealStored(raw, sealsOf(FIRST))).toBe(0);
    const store = over(sealsOf(FIRST));
    expect(await store.get('confirmed-phones', 'hash-1')).toEqual(record);
    expect(await store.get('bonus-uses', 'use-449')).toEqual({ ...use, id: 'use-449' });
    expect(await store.count('bonus-uses')).toBe(450);
  });

  it('is sealed again with a new key, and not without the one before', async () => {
    await confirm(over(sealsOf(FIRST)));
    await expect(sealStored(raw, sealsOf(SECOND))).rejects.toThrow(CannotUnseal);
    expect(await sealStored(raw, sealsOf(SECOND, FIRST))).toBe(1);
    expect(await over(sealsOf(SECOND)).get('confirmed-phones', 'hash-1')).toEqual(record);
    expect(await rawIds()).toEqual([SECOND.seal('hash-1')]);
  });
});
