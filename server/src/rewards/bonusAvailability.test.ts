import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BonusStanding } from '../../../contract/bonuses.ts';
import type { Transaction } from '../../../contract/transactions.ts';
import { type MoneyApp, startMoneyApp } from '../testing/startMoneyApp.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Monday, 09:45 in Nairobi. */
const MONDAY = Date.parse('2026-11-23T06:45:00.000Z');

const GIVES = { bonusPercentage: 50, minDeposit: 100, maxBonus: 5_000 };
const STEP = { id: 'w1', title: 'First', order: 1, ...GIVES };
const ANY = { id: 'reload', title: 'Reload', ...GIVES };

let server: MoneyApp;
let now = MONDAY;
beforeEach(async () => {
  now = MONDAY;
  server = await startMoneyApp({}, { services: { now: () => now } });
  await server.put('welcome-bonuses', STEP);
});
afterEach(() => server.close());

const join = (number: number, deviceId = `browser-of-player-${number}`) =>
  server.ask('/users/session', {
    method: 'POST',
    body: { deviceId, currency: 'KES', consent: { isAdult: true, hasAcceptedTerms: true } },
    as: { uid: `uid-${number}`, claims: { phone_number: `+2547100000${number}` } },
  });
const begin = (uid: string, bonusId: string) => server.begin(500, { uid, bonusId });
const payBy = async (phoneNumber: string, uid: string, bonusId: string): Promise<Transaction> => {
  const { data } = await server.post('/mpesa/stk-push', { amount: 500, phoneNumber, bonusId }, { uid });
  const { depositId } = data as { depositId: string };
  await server.end(depositId);
  return (await server.ask(`/wallet/deposits/${depositId}`, { as: { uid } })).data as Transaction;
};
const offer = (terms: object) => server.put('deposit-bonuses', { ...ANY, ...terms });
const hindered = async (uid = 'uid-1') =>
  ((await server.ask('/users/me/bonuses/standing', { as: { uid } })).data as BonusStanding).hindered;

describe('a bonus that says how often it is given', () => {
  it('is given to one of ten accounts of one browser', async () => {
    for (let number = 10; number < 20; number += 1) await join(number, 'the-one-browser-0123');
    const answers: unknown[] = [];
    for (let number = 10; number < 20; number += 1) {
      const begun = await begin(`uid-${number}`, 'w1');
      if (begun.status === 200) await server.end((begun.data as { depositId: string }).depositId);
      answers.push(begun.code);
    }
    expect(answers).toEqual([undefined, ...Array.from({ length: 9 }, () => 'bonus_used')]);
  });

  it('is given to one of ten accounts of one payer, and the others are told why it did not come', async () => {
    const given: unknown[] = [];
    for (let number = 10; number < 20; number += 1) {
      await join(number);
      const { bonus, status } = await payBy('254712345678', `uid-${number}`, 'w1');
      given.push([status, bonus?.isCredited, bonus?.missed]);
    }
    expect(given[0]).toEqual(['completed', true, undefined]);
    expect(given.slice(1)).toEqual(Array.from({ length: 9 }, () => ['completed', false, 'used']));
  });

  it('says nothing about the owner of a number before that phone has paid', async () => {
    await join(10);
    await join(11);
    await payBy('254712345678', 'uid-10', 'w1');
    const body = { amount: 500, phoneNumber: '254712345678', bonusId: 'w1' };
    const stranger = await server.post('/mpesa/stk-push', body, { uid: 'uid-11' });
    const other = await server.post('/mpesa/stk-push', { ...body, phoneNumber: '254700000099' }, { uid: 'uid-11' });
    expect([stranger.status, other.status]).toEqual([200, 200]);
    expect(await hindered('uid-11')).toEqual([]);
  });

  it('is given once a day unless its terms say more, and again the next day in Nairobi', async () => {
    await offer({});
    await server.pay(500, { bonusId: 'reload' });
    expect(await begin('uid-1', 'reload')).toMatchObject({ status: 409, code: 'bonus_used' });
    expect(await hindered()).toEqual([
      { bonusId: 'reload', why: 'used', opensAt: '2026-11-23T21:00:00.000Z', takenId: 'reload' },
    ]);
    now += DAY_MS;
    expect(await begin('uid-1', 'reload')).toMatchObject({ status: 200 });
  });

  it('names the one offer of the day that the player took, also beside an offer never taken', async () => {
    await offer({});
    await server.put('deposit-bonuses', { ...ANY }, { ...ANY, id: 'once', mostPerPlayer: 1 });
    await server.pay(500, { bonusId: 'w1' });
    expect(await hindered()).toEqual([]);
    await server.pay(500, { bonusId: 'reload' });
    const taken = { why: 'used', opensAt: '2026-11-23T21:00:00.000Z', takenId: 'reload' };
    expect(await hindered()).toEqual([
      { bonusId: 'once', ...taken },
      { bonusId: 'reload', ...taken },
    ]);
    await server.put('deposit-bonuses', { ...ANY, mostPerDay: 2 });
    await server.pay(500, { bonusId: 'reload' });
    const reload = (await hindered()).find(({ bonusId }) => bonusId === 'reload');
    expect(reload).toMatchObject({ why: 'used', opensAt: taken.opensAt });
    expect(reload).not.toHaveProperty('takenId');
  });

  it('is given once to deposits that were open together', async () => {
    await offer({ mostPerPlayer: 1, mostPerDay: 50 });
    const open = [await begin('uid-1', 'reload'), await begin('uid-1', 'reload')];
    for (const { data } of open) await server.end((data as { depositId: string }).depositId);
    const deposits = await server.store.find('deposits', { where: [['userId', '==', 'uid-1']] });
    expect(deposits.filter(({ bonus }) => (bonus?.creditedCents ?? 0) > 0)).toHaveLength(1);
    expect(await hindered()).toEqual([{ bonusId: 'reload', why: 'used' }]);
  });
});

describe('a bonus that says when it is given', () => {
  it('is refused at 09:45 when it is for the hour of lunch, and given at 12:00', async () => {
    await offer({ fromHour: 12, untilHour: 14 });
    expect(await begin('uid-1', 'reload')).toMatchObject({ status: 409, code: 'bonus_closed' });
    expect(await hindered()).toEqual([{ bonusId: 'reload', why: 'closed', opensAt: '2026-11-23T09:00:00.000Z' }]);
    now = Date.parse('2026-11-23T09:00:00.000Z');
    expect(await hindered()).toEqual([]);
    expect(await begin('uid-1', 'reload')).toMatchObject({ status: 200 });
    now = Date.parse('2026-11-23T11:00:00.000Z');
    expect(await begin('uid-1', 'reload')).toMatchObject({ code: 'bonus_closed' });
  });

  it('is open on its days alone, also past midnight', async () => {
    await offer({ weekdays: [5, 6], fromHour: 20, untilHour: 2 });
    expect(await hindered()).toEqual([{ bonusId: 'reload', why: 'closed', opensAt: '2026-11-27T17:00:00.000Z' }]);
    const at = async (time: string) => {
      now = Date.parse(time);
      return (await hindered()).length === 0;
    };
    expect(await at('2026-11-27T17:00:00.000Z')).toBe(true);
    expect(await at('2026-11-28T22:30:00.000Z')).toBe(true);
    expect(await at('2026-11-28T23:00:00.000Z')).toBe(false);
    expect(await at('2026-11-29T18:00:00.000Z')).toBe(false);
  });
});

describe('a bonus that says for whom it is', () => {
  it('is for players before their first deposit, or after it', async () => {
    await server.put('deposit-bonuses', { ...ANY, audience: 'returning' }, { ...ANY, id: 'new', audience: 'first' });
    expect(await hindered()).toEqual([{ bonusId: 'reload', why: 'other_players' }]);
    expect(await begin('uid-1', 'reload')).toMatchObject({ status: 409, code: 'bonus_other_players' });
    await server.pay(500);
    expect(await hindered()).toEqual([{ bonusId: 'new', why: 'other_players' }]);
    expect(await begin('uid-1', 'reload')).toMatchObject({ status: 200 });
  });
});
