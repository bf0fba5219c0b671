import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BonusClaim, BonusStanding } from '../../../contract/bonuses.ts';
import type { Transaction } from '../../../contract/transactions.ts';
import { type MoneyApp, startMoneyApp } from '../testing/startMoneyApp.ts';

const STEP = { isActive: true, bonusPercentage: 100, minDeposit: 1_036, maxBonus: 5_000, wagering: 10 };
const PACK = [
  { ...STEP, id: 'w1', title: 'First', order: 1, extraKes: 259 },
  { ...STEP, id: 'w2', title: 'Second', order: 2, freeSpins: 25 },
  { ...STEP, id: 'w3', title: 'Third', order: 3 },
];

let server: MoneyApp;
beforeEach(async () => {
  server = await startMoneyApp();
  await server.put('welcome-bonuses', ...PACK);
});
afterEach(() => server.close());

const begin = (amount: number, bonusId?: string) => server.begin(amount, { bonusId });
const opened = async (amount: number, bonusId?: string) =>
  ((await begin(amount, bonusId)).data as { depositId: string }).depositId;
const pay = (amount: number, bonusId?: string) => server.pay(amount, { bonusId });
const standing = async () => (await server.ask('/users/me/bonuses/standing')).data as BonusStanding;
const states = async () =>
  Object.fromEntries((await standing()).welcome.map(({ bonusId, status }) => [bonusId, status]));
const claims = async () => (await server.ask('/users/me/bonuses')).data as BonusClaim[];
const depositOf = async (id: string) => (await server.ask(`/wallet/deposits/${id}`)).data as Transaction;

describe('the welcome pack', () => {
  it('offers the next step after each deposit', async () => {
    expect(await states()).toEqual({ w1: 'next', w2: 'locked', w3: 'locked' });
    await pay(2_590, 'w1');
    expect(await states()).toEqual({ w1: 'claimed', w2: 'next', w3: 'locked' });
    await pay(2_590);
    expect(await states()).toEqual({ w1: 'claimed', w2: 'missed', w3: 'next' });
    await pay(259);
    await pay(259);
    expect(await states()).toEqual({ w1: 'claimed', w2: 'missed', w3: 'missed' });
  });

  it('gives percentage, extra, free spins and a wagering requirement, as a deposit bonus does', async () => {
    await pay(2_590, 'w1');
    await pay(12_950, 'w2');
    expect(await claims()).toMatchObject([
      { bonusId: 'w2', title: 'Second', amount: 38.61, freeSpins: 25, wagerRequired: 1_386.1, status: 'queued' },
      { bonusId: 'w1', title: 'First', amount: 22, freeSpins: 0, wagerRequired: 420, status: 'wagering' },
    ]);
    expect(await standing()).toMatchObject({ freeSpins: 0 });
    expect((await server.ask('/wallet/balance')).data).toMatchObject({ balance: 120, bonusBalance: 60.61 });
  });

  it('refuses a step of another deposit when the deposit starts, and sends no prompt', async () => {
    for (const way of server.ways)
      expect(await way.begin(2_590, { bonusId: 'w2' })).toMatchObject({ status: 409, code: 'bonus_not_next' });
    expect(await server.store.count('deposits')).toBe(0);
  });

  it('says which deposit missed its step, and removes the step from the claims', async () => {
    const [first, second] = [await opened(2_590, 'w1'), await opened(2_590, 'w1')];
    await server.end(second);
    await server.end(first);
    expect((await depositOf(first)).bonus).toMatchObject({ isCredited: false, amount: 0, missed: 'not_its_turn' });
    expect((await depositOf(second)).bonus).toMatchObject({ isCredited: true, amount: 22 });
    expect((await depositOf(second)).bonus).not.toHaveProperty('missed');
    expect((await claims()).map(({ id }) => id)).toEqual([second]);
  });

  it('says which deposit was too small for its step, and that the step is lost', async () => {
    const id = await pay(1_035, 'w1');
    expect((await depositOf(id)).bonus).toMatchObject({ isCredited: false, missed: 'below_minimum' });
    expect(await states()).toMatchObject({ w1: 'missed', w2: 'next' });
  });

  it('is separate for each player', async () => {
    await pay(2_590, 'w1');
    await server.put('users', { id: 'uid-2', uid: 'uid-2', balance: 0 });
    const other = (await server.ask('/users/me/bonuses/standing', { as: { uid: 'uid-2' } })).data as BonusStanding;
    expect(other.welcome[0]).toEqual({ bonusId: 'w1', order: 1, status: 'next' });
  });

  it('is not available without a profile', async () => {
    expect(await server.ask('/users/me/bonuses/standing', { as: { uid: 'uid-9' } })).toMatchObject({ status: 404 });
  });
});

describe('several claimed bonuses', () => {
  it('are in play one after the other, each with its own amount of the bonus account', async () => {
    await pay(2_590, 'w1');
    await pay(2_590, 'w2');
    expect((await claims()).map(({ bonusId, status, left }) => [bonusId, status, left])).toEqual([
      ['w2', 'queued', 20],
      ['w1', 'wagering', 22],
    ]);
  });
});
