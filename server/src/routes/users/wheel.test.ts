import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Wheel } from '../../../../contract/wheel.ts';
import { drawByWeight } from '../../rewards/givePrize.ts';
import { openPlayScene, type PlayScene } from '../../testing/PlayScene.ts';

const NOTHING = { weight: 0, bonusKes: 0, bonusUsd: 0, freeSpins: 0 };
const BONUS = { weight: 1, bonusKes: 50, bonusUsd: 0.5, freeSpins: 0 };
const SPINS = { ...NOTHING, weight: 1, freeSpins: 5 };

/** A wheel that always lands on the segment at this place. */
const landingOn = (place: number, segment: object) => ({
  id: 't',
  isActive: true,
  segments: Array.from({ length: 8 }, (_, index) => (index === place ? segment : NOTHING)),
  wagering: 5,
});

/** A player who has a phone and has deposited. */
const KNOWN = { phoneNumber: '+254712345678', totalDeposits: 100 };

let scene: PlayScene;
const change = async (fields: object) => {
  const user = await scene.server.store.get('users', 'uid-1');
  await scene.server.put('users', { ...user, id: 'uid-1', ...fields });
};
beforeEach(async () => {
  scene = await openPlayScene();
  await change(KNOWN);
  await scene.server.put('wheel-terms', landingOn(3, BONUS));
});
afterEach(() => scene.close());

const turn = (uid = 'uid-1') => scene.server.ask('/users/me/wheel/turn', { method: 'POST', as: { uid } });
const wheel = async () => (await scene.server.ask('/users/me/wheel')).data as Wheel;
const store = () => scene.server.store;

describe('the daily wheel', () => {
  it('turns once a day for a person, whatever accounts the person has', async () => {
    const [first] = await store().find('users');
    for (const id of ['uid-1', 'uid-2']) await scene.server.put('users', { ...first, id, uid: id, personId: 'uid-1' });
    await scene.server.put('persons', { id: 'uid-1', accounts: ['uid-1', 'uid-2'] });
    expect(await turn('uid-1')).toMatchObject({ status: 200 });
    const other = await scene.server.ask('/users/me/wheel', { as: { uid: 'uid-2' } });
    expect(other.data).toMatchObject({ isPaying: false, missing: { kind: 'tomorrow' } });
    expect(await turn('uid-2')).toMatchObject({ status: 409, code: 'wheel_not_earned' });
  });

  it('is open until its turn, and opens again at midnight in Nairobi', async () => {
    expect(await wheel()).toEqual({ isPaying: true, nextAt: '2026-11-02T21:00:00.000Z' });
    await turn();
    const turned = { segment: 3, bonus: 50, freeSpins: 0, currency: 'KES' };
    expect(await wheel()).toMatchObject({ turn: turned });
    scene.pass(12 * 3_600_000 - 1);
    expect(await wheel()).toMatchObject({ turn: turned });
    scene.pass(1);
    expect((await wheel()).turn).toBeUndefined();
    await turn();
    expect(await scene.balance()).toMatchObject({ bonusBalance: 100 });
  });

  it('credits bonus money with its terms, a journal line, a record and a notice', async () => {
    expect(await turn()).toMatchObject({ status: 200, data: { turn: { segment: 3, bonus: 50 } } });
    const id = 'uid-1:2026-11-02';
    expect(await store().get('wheel-turns', id)).toMatchObject({ segment: 3, bonusCents: 5_000, currency: 'KES' });
    const user = await store().get('users', 'uid-1');
    expect(user).toMatchObject({ bonusBalance: 50, bonuses: [{ source: 'wheel', amountCents: 5_000, wagering: 5 }] });
    expect(await store().find('journal')).toMatchObject([{ account: 'bonus', deltaCents: 5_000, kind: 'bonus' }]);
    expect(await store().get('notifications', `wheel:${id}`)).toMatchObject({
      ...{ userId: 'uid-1', kind: 'wheel', amountCents: 5_000, currency: 'KES' },
    });
  });

  it('credits the prize of the currency of the account', async () => {
    await scene.server.put('users', { id: 'uid-2', uid: 'uid-2', currency: 'USD', ...KNOWN });
    expect(await turn('uid-2')).toMatchObject({ data: { turn: { bonus: 0.5, currency: 'USD' } } });
    expect(await scene.balance('uid-2')).toMatchObject({ bonusBalance: 0.5 });
  });

  it('credits free spins on the slot of their terms, or counts them until there are terms', async () => {
    await scene.server.put('wheel-terms', landingOn(2, SPINS));
    await turn();
    expect(await store().get('users', 'uid-1')).toMatchObject({ freeSpins: 5 });
    await scene.server.put('spin-terms', { id: 's', gameId: 'slots', stakeKes: 20, stakeUsd: 0.2 });
    scene.pass(86_400_000);
    await turn();
    expect(await store().get('spin-grants', 'wheel:uid-1:2026-11-03')).toMatchObject({ left: 5, gameId: 'slots' });
  });

  it('is turned once, however often it is asked at once or again, and however the wheel changes', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => turn()));
    await scene.server.put('wheel-terms', landingOn(5, { ...BONUS, bonusKes: 90 }));
    answers.push(await turn());
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await store().count('wheel-turns')).toBe(1);
    expect(await scene.balance()).toMatchObject({ bonusBalance: 50 });
  });

  it('does not turn during a break, and loses no turn by it', async () => {
    await scene.server.ask('/gaming/time-out', { method: 'POST', body: { hours: 24 } });
    expect(await turn()).toMatchObject({ status: 403, code: 'time_out' });
    expect(await wheel()).not.toHaveProperty('turn');
    expect(await store().count('wheel-turns')).toBe(0);
  });

  it.each([
    ['a phone', { phoneNumber: undefined }, { kind: 'phone' }],
    ['a deposit', { totalDeposits: 0 }, { kind: 'deposit' }],
  ])('pays nobody without %s, and says what is missing', async (_what, without, missing) => {
    await change(without);
    expect(await wheel()).toMatchObject({ isPaying: false, missing });
    expect(await turn()).toMatchObject({ status: 409, code: 'wheel_not_earned' });
    expect(await store().count('wheel-turns')).toBe(0);
  });

  it('opens each day by stakes of ended rounds, and not by one that waits or goes back', async () => {
    await scene.server.put('wheel-terms', { ...landingOn(3, BONUS), stakedKes: 200 });
    await scene.server.pay(1_000);
    await scene.open('mines');
    await scene.bet(150, { betId: 'bet-parked', choice: { mines: 3 } });
    expect(await wheel()).toMatchObject({ missing: { kind: 'stakes', amount: 200, currency: 'KES' } });
    await scene.call('/play/bets/bet-parked/rollback', {});
    expect(await wheel()).toMatchObject({ missing: { amount: 200 } });
    await scene.open('dice');
    await scene.bet(150, { choice: { side: 'under', target: 50 } });
    expect(await wheel()).toMatchObject({ missing: { amount: 50 } });
    expect(await turn()).toMatchObject({ code: 'wheel_not_earned' });
    await scene.bet(50, { choice: { side: 'under', target: 50 } });
    expect(await turn()).toMatchObject({ status: 200, data: { turn: { bonus: 50 } } });
    scene.pass(86_400_000);
    expect(await wheel()).toMatchObject({ missing: { amount: 200 } });
  });

  it('needs a player with a profile', async () => {
    expect(await turn('nobody')).toMatchObject({ status: 404, code: 'no_profile' });
    const asked = await scene.server.app.inject({ method: 'POST', url: '/api/users/me/wheel/turn' });
    expect(asked.statusCode).toBe(401);
  });

  it.each([
    ['no segments', { segments: undefined }],
    ['seven segments', { segments: landingOn(0, BONUS).segments.slice(1) }],
    ['no weight', landingOn(0, NOTHING)],
    ['half a weight', landingOn(0, { ...BONUS, weight: 0.5 })],
    ['a weight below zero', landingOn(0, { ...BONUS, weight: -1 })],
    ['a prize above its ceiling', landingOn(0, { ...BONUS, bonusKes: 50_001 })],
    ['a turn that costs too much', landingOn(0, { ...BONUS, bonusKes: 101 })],
    ['a turn that costs too much in dollars', landingOn(0, { ...BONUS, bonusUsd: 1.01 })],
    ['free spins that cost too much', landingOn(0, { ...SPINS, freeSpins: 6 })],
    ['money and free spins that cost too much together', landingOn(0, { ...BONUS, freeSpins: 3 })],
    ['too many free spins', landingOn(0, { ...SPINS, freeSpins: 201 })],
  ])('pays nothing with %s', async (_what, terms) => {
    await scene.server.put('spin-terms', { id: 's', gameId: 'slots', stakeKes: 20, stakeUsd: 0.2 });
    await scene.server.put('wheel-terms', { ...landingOn(0, BONUS), ...terms });
    expect(await wheel()).toMatchObject({ isPaying: false });
    expect(await turn()).toMatchObject({ status: 409, code: 'wheel_closed' });
  });
});

describe('the draw of a segment', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 2],
    [4, 2],
    [5, 3],
  ])('of the number %i is segment %i of the weights 2, 0, 3, 1', (drawn, segment) => {
    const weights = [2, 0, 3, 1].map((weight) => ({ weight }));
    const asked: number[] = [];
    expect(
      drawByWeight(weights, (most) => {
        asked.push(most);
        return drawn;
      }),
    ).toBe(segment);
    expect(asked).toEqual([6]);
  });
});
