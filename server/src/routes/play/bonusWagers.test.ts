import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BonusClaim } from '../../../../contract/bonuses.ts';
import { openPlayScene, type PlayScene } from '../../testing/PlayScene.ts';

const DAY = 86_400_000;
const DICE = { choice: { side: 'under', target: 50 } };
const BONUS = {
  ...{ id: 'b', title: 'Karibu', bonusPercentage: 0, extraKes: 500, wagering: 2 },
  ...{ contribution: { dice: 50 }, maxStake: 100, expiryDays: 7, conversionTimes: 5, mostPerDay: 100 },
};

let scene: PlayScene;
beforeEach(async () => {
  scene = await openPlayScene();
  await scene.server.put('deposit-bonuses', BONUS, {
    ...BONUS,
    ...{ id: 'once', wagering: 1, contribution: {}, maxStake: 5_000 },
  });
});
afterEach(() => scene.close());

const claims = async () => (await scene.server.ask('/users/me/bonuses')).data as BonusClaim[];
const kinds = async () =>
  ((await scene.server.ask('/users/me/notifications')).data as { kind: string }[]).map(({ kind }) => kind);
const forfeit = (id: string, uid = 'uid-1') =>
  scene.server.ask(`/users/me/bonuses/${id}/forfeit`, { method: 'POST', as: { uid } });

describe('a bet while a bonus is in play', () => {
  it('counts by its kind of game at once, also in real money', async () => {
    await scene.server.pay(1_000, { bonusId: 'b' });
    await scene.open('dice');
    await scene.bet(100, DICE);
    expect(await claims()).toMatchObject([
      { status: 'wagering', wagered: 50, wagerRequired: 3_000, left: 500, deposit: 1_000 },
    ]);
    await scene.open('mines');
    await scene.bet(100, { choice: { mines: 3 } });
    expect(await claims()).toMatchObject([{ wagered: 150 }]);
  });

  it('counts nothing above the highest stake, which real money alone may pass', async () => {
    await scene.server.pay(1_000, { bonusId: 'b' });
    await scene.open('mines');
    expect(await scene.bet(300, { choice: { mines: 3 } })).toMatchObject({ status: 200, data: { bonusStake: 0 } });
    expect(await claims()).toMatchObject([{ wagered: 0 }]);
  });

  it('with bonus money above the highest stake is refused, and moves nothing', async () => {
    await scene.server.pay(150, { bonusId: 'b' });
    await scene.open('mines');
    const choice = { choice: { mines: 3 } };
    expect(await scene.bet(150.01, choice)).toMatchObject({ status: 403, code: 'bonus_stake_limit' });
    expect(await scene.balance()).toMatchObject({ balance: 150, bonusBalance: 500 });
    expect(await scene.bet(150, choice)).toMatchObject({ status: 200, data: { bonusStake: 0, balance: 0 } });
    await scene.open('dice');
    expect(await scene.bet(100.01, DICE)).toMatchObject({ code: 'bonus_stake_limit' });
    expect(await scene.bet(100, DICE)).toMatchObject({ status: 200, data: { bonusStake: 100 } });
  });

  it('names the highest stake of the bonus that would pay, not of another one', async () => {
    await scene.server.put('deposit-bonuses', { ...BONUS, id: 'free', extraKes: 50, maxStake: undefined });
    await scene.server.pay(100, { bonusId: 'free' });
    await scene.server.pay(100, { bonusId: 'b' });
    await scene.open('mines');
    await scene.bet(200, { choice: { mines: 3 } });
    await scene.open('dice');
    expect(await scene.bet(150, DICE)).toMatchObject({
      code: 'bonus_stake_limit',
      message: expect.stringContaining('KES 100'),
    });
  });

  it('that completes the wagering makes the bonus real money in its answer, with a record and a notice', async () => {
    await scene.server.pay(1_000);
    await scene.server.pay(500, { bonusId: 'once' });
    await scene.open('dice');
    const { data } = await scene.bet(1_000, DICE);
    expect(data).toMatchObject({ balance: 1_000 + data.win, bonusBalance: 0 });
    expect(await claims()).toMatchObject([{ status: 'converted', converted: 500, lost: 0, wagered: 1_000 }]);
    expect(await kinds()).toContain('bonusConverted');
    expect(await scene.refreshed()).toMatchObject({ balance: 1_000 + data.win, bonusBalance: 0 });
    expect((await scene.server.post('/wallet/withdrawals', { amount: 400, methodId: 'mpesa' })).data).toMatchObject({
      success: true,
    });
  });

  it('is told before a withdrawal ends it, and ended only when the player agrees', async () => {
    await scene.server.pay(1_000, { bonusId: 'b' });
    // The phone that pays is the player's own: what is won goes there too.
    const user = await scene.server.store.get('users', 'uid-1');
    await scene.server.put('users', { ...user, id: 'uid-1', phoneNumber: '+254712345678' });
    await scene.open('dice');
    const { data } = await scene.bet(100, DICE);
    const { balance } = data;
    const withdraw = async (more = {}) =>
      (await scene.server.post('/wallet/withdrawals', { amount: balance, methodId: 'mpesa', ...more })).data;
    expect(await withdraw()).toMatchObject({ success: false, reason: 'bonus_ends', bonusLost: 500 });
    expect(await scene.server.store.count('withdrawals')).toBe(0);
    expect(await claims()).toMatchObject([{ status: 'wagering', wagered: 50, left: 500 }]);
    expect(await withdraw({ endsBonus: true })).toMatchObject({ success: true });
    expect(await claims()).toMatchObject([{ status: 'forfeited', lost: 500, wagered: 50 }]);
    expect(await kinds()).toContain('bonusForfeited');
    expect(await scene.balance()).toMatchObject({ available: 0, bonusBalance: 0 });
  });

  it('cannot be ended by a withdrawal while a round with it is open', async () => {
    await scene.server.pay(1_000, { bonusId: 'b' });
    await scene.open('mines');
    await scene.bet(100, { choice: { mines: 3 } });
    const body = { amount: 200, methodId: 'mpesa', endsBonus: true };
    expect((await scene.server.post('/wallet/withdrawals', body)).data).toMatchObject({ reason: 'bonus_in_round' });
    expect(await scene.balance()).toMatchObject({ balance: 900, available: 900, bonusBalance: 500 });
  });
});

describe('a bonus whose days are over', () => {
  it('is ended by the worker, with a notice', async () => {
    await scene.server.pay(1_000, { bonusId: 'b' });
    scene.pass(7 * DAY);
    await scene.server.app.services.workers.runOnce();
    expect(await claims()).toMatchObject([{ status: 'expired', lost: 500, converted: 0 }]);
    expect(await scene.balance()).toMatchObject({ balance: 1_000, bonusBalance: 0 });
    expect(await kinds()).toContain('bonusExpired');
  });

  it('is ended by the next bet too', async () => {
    await scene.server.pay(1_000, { bonusId: 'b' });
    scene.pass(7 * DAY);
    await scene.open('dice');
    expect(await scene.bet(100, DICE)).toMatchObject({ data: { bonusBalance: 0 } });
    expect(await claims()).toMatchObject([{ status: 'expired', wagered: 0 }]);
  });
});

describe('POST /api/users/me/bonuses/:id/forfeit', () => {
  it('takes what is left of the bonus once, and begins the next', async () => {
    const first = await scene.server.pay(1_000, { bonusId: 'b' });
    scene.pass(1);
    const second = await scene.server.pay(1_000, { bonusId: 'b' });
    const answer = await forfeit(first);
    expect(answer).toMatchObject({ status: 200, data: { id: first, status: 'forfeited', lost: 500 } });
    expect((await forfeit(first)).data).toEqual(answer.data);
    expect(await scene.balance()).toMatchObject({ balance: 2_000, bonusBalance: 500 });
    expect(await claims()).toMatchObject([
      { id: second, status: 'wagering' },
      { id: first, status: 'forfeited' },
    ]);
    expect((await kinds()).filter((kind) => kind === 'bonusForfeited')).toHaveLength(1);
  });

  it('counts once, also when two ask at the same time', async () => {
    const id = await scene.server.pay(1_000, { bonusId: 'b' });
    const answers = await Promise.all([forfeit(id), forfeit(id), forfeit(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await scene.balance()).toMatchObject({ bonusBalance: 0 });
  });

  it('takes only its own amount from a bonus that waits', async () => {
    await scene.server.pay(1_000, { bonusId: 'b' });
    scene.pass(1);
    const second = await scene.server.pay(1_000, { bonusId: 'b' });
    expect((await forfeit(second)).data).toMatchObject({ status: 'forfeited', lost: 500 });
    expect(await scene.balance()).toMatchObject({ bonusBalance: 500 });
  });

  it('waits for an open round that counts for it', async () => {
    const id = await scene.server.pay(1_000, { bonusId: 'b' });
    await scene.open('mines');
    await scene.bet(100, { choice: { mines: 3 } });
    expect(await forfeit(id)).toMatchObject({ status: 409, code: 'bonus_in_round' });
    expect(await scene.balance()).toMatchObject({ bonusBalance: 500 });
  });

  it('knows neither bonuses of others nor those that are not there', async () => {
    const id = await scene.server.pay(1_000, { bonusId: 'b' });
    await scene.server.put('users', { id: 'uid-2', uid: 'uid-2', balance: 0 });
    for (const [asked, uid] of [
      [id, 'uid-2'],
      ['none', 'uid-1'],
      ['a%2Fb', 'uid-1'],
    ] as const)
      expect(await forfeit(asked, uid)).toMatchObject({ status: 404, code: 'bonus_not_found' });
    expect(await scene.balance()).toMatchObject({ bonusBalance: 500 });
  });
});
