import { describe, expect, it } from '@jest/globals';
import { RAIL_NAMES, RAIL_WORDS } from '../../../contract/railWords.ts';
import { UnreadableRecord } from '../store/errors.ts';
import { COLLECTIONS } from './openStore.ts';

const AT = '2026-11-21T09:00:00.000Z';
const STORED = RAIL_WORDS[RAIL_NAMES[0]].deposit;
const theirs = { userId: 'u', createdAt: AT, status: 'completed', amount: 12.5 };

describe('a document of an older program or an operator', () => {
  it('is a player if it has an id, with missing fields or null', () => {
    const user = { id: 'u', email: null, balance: null, riskNote: 'watch', preferences: { language: 'sw' } };
    expect(COLLECTIONS.users.read(user, 'users')).toBe(user);
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
