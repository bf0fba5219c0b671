import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/readConfig.ts';
import { databaseFile } from './dataDir.ts';
import { COLLECTIONS, openStore } from './openStore.ts';
import { RAIL_NAMES, RAIL_WORDS } from '../../../contract/railWords.ts';
import { UnreadableRecord } from '../store/errors.ts';

describe('the store of the server', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'karata-open-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const open = (env: Record<string, string>) => openStore(readConfig({ DATA_DIR: dataDir, ...env }));

  async function keepPhone(env: Record<string, string>): Promise<void> {
    const store = await open(env);
    await store.transaction('u', async (tx) => tx.set('users', { id: 'u', phoneNumber: '+254712345678' }));
    await store.close();
  }

  async function readPhone(env: Record<string, string>): Promise<unknown> {
    const store = await open(env);
    const [user] = await store.find('users', { where: [['phoneNumber', '==', '+254712345678']] });
    await store.close();
    return user?.phoneNumber;
  }

  it('holds no phone number in its file', async () => {
    await keepPhone({});
    expect(readFileSync(databaseFile(dataDir)).includes('712345678')).toBe(false);
    expect(await readPhone({})).toBe('+254712345678');
  });

  it('does not open with another key, and opens when the key before is named', async () => {
    await keepPhone({ PHONE_KEY: 'one' });
    await expect(open({ PHONE_KEY: 'two' })).rejects.toThrow(/^PHONE_KEY is not the key .+ PHONE_KEY_BEFORE/);
    expect(await readPhone({ PHONE_KEY: 'two', PHONE_KEY_BEFORE: 'one' })).toBe('+254712345678');
    expect(await readPhone({ PHONE_KEY: 'two' })).toBe('+254712345678');
  });

  it('does not open in production without a key', async () => {
    await expect(open({ MODE: 'production' })).rejects.toThrow('PHONE_KEY is missing');
  });
});

const AT = '2026-11-21T09:00:00.000Z';
const STORED = RAIL_WORDS[RAIL_NAMES[0]].deposit;
const theirs = { userId: 'u', createdAt: AT, status: 'completed', amount: 12.5 };

describe('a document of an older program or an operator', () => {
  it('is a player if it has an id, with missing fields or null', () => {
    const user = { id: 'u', email: null, balance: null, riskNote: 'watch', preferences: { language: 'sw' } };
    expect(COLLECTIONS.users.read(user, 'users')).toBe(user);
  });

  it('has the purses of its bonuses: what waits has its amount, the first one has the rest', () => {
    const bonus = (id: string, amountCents: number) => ({
      ...{ id, source: 'wheel', amountCents, wagering: 2, wageredCents: 0, openRounds: 0, expiryDays: 7 },
      ...{ contribution: { slots: 100, crash: 100, mines: 100, dice: 100 }, claimedAt: AT },
    });
    const purses = (bonusBalance: number) => {
      const stored = { id: 'u', bonusBalance, bonuses: [bonus('a', 5_000), bonus('b', 3_000)] };
      return COLLECTIONS.users.read(stored, 'users').bonuses?.map(({ leftCents }) => leftCents);
    };
    expect(purses(70)).toEqual([4_000, 3_000]);
    expect(purses(20.5)).toEqual([0, 2_050]);
  });

  it('keeps undeclared fields, also in nested objects', () => {
    const bonus = { id: 'b', bonusPercentage: 50, freeSpins: 0, minDeposit: 100, campaign: 'may' };
    const deposit = { id: 'd', ...theirs, paymentMethod: STORED, bonus, riskScore: 3 };
    expect(COLLECTIONS.deposits.read(deposit, 'deposits')).toMatchObject({ bonus, riskScore: 3 });
  });
});

describe('a document that does not fit its collection', () => {
  it.each([
    ['an amount that is text', { amount: '0712345678' }, 'amount is not number'],
    ['an unknown method', { paymentMethod: 'cheque' }, 'paymentMethod is not'],
    ['an unknown state', { status: 'paid' }, 'status is not'],
    ['no player', { userId: undefined }, 'userId is not string'],
    ['a bonus without terms', { bonus: { id: 'b' } }, 'bonus.bonusPercentage is not'],
  ])('is reported by collection, id and field, never by its content: %s', (_, fields, why) => {
    const read = () => COLLECTIONS.deposits.read({ id: 'd7', ...theirs, paymentMethod: STORED, ...fields }, 'deposits');
    expect(read).toThrow(UnreadableRecord);
    expect(read).toThrow(`deposits/d7 is no record of its collection: ${why}`);
    expect(read).not.toThrow('0712345678');
  });

  it.each(['hero-content', 'games', 'settings'] as const)(
    'is undefined for %s with an id, and the reader decides what to do',
    (name) => {
      expect(COLLECTIONS[name].read({ id: 'a', order: 'first', title: 5 }, name)).toEqual({
        id: 'a',
        order: 'first',
        title: 5,
      });
    },
  );
});
