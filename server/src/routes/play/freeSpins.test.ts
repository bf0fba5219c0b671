import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BonusStanding } from '../../../../contract/bonuses.ts';
import { openPlayScene, type PlayScene } from '../../testing/PlayScene.ts';

const GRANT = {
  id: 'wheel:1',
  userId: 'uid-1',
  gameId: 'slots',
  stakeCents: { KES: 2_500, USD: 25 },
  count: 3,
  left: 3,
  wonCents: 0,
  source: 'wheel' as const,
  sourceId: '1',
  isOpen: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2026-11-09T00:00:00.000Z',
};
const TERMS = { id: 't', isActive: true, gameId: 'slots', stakeKes: 20, stakeUsd: 0.2, validDays: 7 };

let scene: PlayScene;
beforeEach(async () => {
  scene = await openPlayScene({ money: 1_000 });
  await scene.server.put('spin-grants', GRANT);
  await scene.open('slots');
});
afterEach(() => scene.close());

const spin = (stake: unknown = 25, more: object = {}) =>
  scene.call('/play/bets', {
    betId: `bet-${Math.random()}`.replace('.', '-'),
    stake,
    choice: {},
    freeSpin: true,
    ...more,
  });
const grant = () => scene.server.store.get('spin-grants', GRANT.id);
const standing = async () => (await scene.server.ask('/users/me/bonuses/standing')).data as BonusStanding;

describe('a free spin', () => {
  it('is told at the opening of its slot, and of no other game', async () => {
    expect((await scene.open('slots')).freeSpins).toEqual({ left: 3, stake: 25, won: 0 });
    expect((await scene.open('dice')).freeSpins).toBeUndefined();
  });

  it('takes no money, and its win at the fixed stake is bonus', async () => {
    const { status, data } = await spin();
    expect(status).toBe(200);
    expect(data).toMatchObject({ stake: 0, freeStake: 25, freeSpinsLeft: 2, balance: 1_000, bonusBalance: data.win });
    expect(data.win).toBe(Math.round(data.multiplier * 2_500) / 100);
    expect(await grant()).toMatchObject({ left: 2, wonCents: Math.round(data.win * 100), isOpen: true });
    const lines = await scene.server.store.find('journal', { where: [['userId', '==', 'uid-1']] });
    const ofRound = lines.filter(({ recordId }) => recordId.startsWith(data.roundId));
    const won = [{ account: 'bonus', kind: 'win', deltaCents: Math.round(data.win * 100) }];
    expect(ofRound).toMatchObject(data.win > 0 ? won : []);
  });

  it('wins one bonus with the terms of its grant, however many spins there are', async () => {
    await scene.server.put('spin-grants', { ...GRANT, count: 12, left: 12, terms: { wagering: 3 } });
    let sum = 0;
    for (let count = 0; count < 12; count += 1) {
      sum += Math.round((await spin()).data.win * 100);
      scene.pass(2_500);
    }
    const bonuses = (await scene.server.store.get('users', 'uid-1'))?.bonuses ?? [];
    const one = { source: 'freeSpins', amountCents: sum, wagering: 3, wageredCents: 0 };
    expect(bonuses).toMatchObject(sum > 0 ? [one] : []);
  });

  it('counts as a bet without a stake, and keeps its nonce', async () => {
    const { data } = await spin();
    const profile = (await scene.server.ask('/users/me')).data;
    expect(profile).toMatchObject({ totalWager: 0, totalBets: 1, totalWins: data.win > 0 ? 1 : 0 });
    expect((await scene.server.ask('/play/rounds/totals')).data).toMatchObject({ staked: 0, won: data.win });
    expect((await scene.bet(20)).code).toBe('too_soon');
    scene.pass(2_500);
    expect((await scene.bet(20)).data).toMatchObject({ proof: { nonce: 2 } });
  });

  it('counts once: the same bet again is the same round and uses no second spin', async () => {
    const first = await spin(25, { betId: 'bet-0000001' });
    expect((await spin(25, { betId: 'bet-0000001' })).data).toEqual(first.data);
    expect(await grant()).toMatchObject({ left: 2 });
    const paid = await scene.call('/play/bets', { betId: 'bet-0000001', stake: 25, choice: {} });
    expect(paid).toMatchObject({ status: 409, code: 'bet_conflict' });
  });

  it('of many at once uses one spin each, and never more than there are', async () => {
    const spins = Array.from({ length: 6 }, () => spin());
    const answers = await Promise.all(spins);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await grant()).toMatchObject({ left: 2 });
    for (let more = 0; more < 4; more += 1) {
      scene.pass(2_500);
      await spin();
    }
    expect(await grant()).toMatchObject({ left: 0, isOpen: false });
    expect(await scene.server.store.count('rounds')).toBe(3);
    scene.pass(2_500);
    expect(await spin()).toMatchObject({ status: 409, code: 'no_free_spins' });
  });

  it('needs no money, and no limit on stakes or losses keeps the player from it', async () => {
    await scene.server.ask('/play/limits', { method: 'POST', body: { kind: 'stake', value: 1 } });
    await scene.server.ask('/play/limits', { method: 'POST', body: { kind: 'lossDay', value: 0.01 } });
    await scene.server.post('/wallet/withdrawals', { amount: 1_000, methodId: 'mpesa' });
    expect(await spin()).toMatchObject({ status: 200 });
  });
});

describe('a cheat with free spins', () => {
  it('on another slot is refused, and nothing is used', async () => {
    await scene.server.put('games', { id: 'other', name: 'other', gameUrl: '/originals/slots.html?title=other' });
    await scene.open('other');
    expect(await spin()).toMatchObject({ status: 409, code: 'no_free_spins' });
    expect(await grant()).toMatchObject({ left: 3 });
  });

  it('on another kind of game is refused, whatever the grant says', async () => {
    await scene.server.put('spin-grants', { ...GRANT, id: 'wheel:2', gameId: 'dice' });
    await scene.open('dice');
    const choice = { side: 'under', target: 96 };
    expect(await spin(25, { choice })).toMatchObject({ status: 409, code: 'no_free_spins' });
  });

  it.each([20, 24.99, 25.01, 2_500])('at a stake of %p is refused', async (stake) => {
    expect(await spin(stake)).toMatchObject({ status: 400, code: 'free_spin_stake' });
    expect(await grant()).toMatchObject({ left: 3 });
  });

  it.each([{ freeSpin: false }, { freeSpin: 1 }, { freeSpins: 3 }, { grantId: 'wheel:1' }, { left: 99 }])(
    'with %p is refused',
    async (more) => {
      expect(await spin(25, more)).toMatchObject({ status: 400, code: 'invalid_request' });
    },
  );

  it('after its last day is refused', async () => {
    scene.pass(7 * 86_400_000);
    await scene.open('slots');
    expect(await spin()).toMatchObject({ status: 409, code: 'no_free_spins' });
  });

  it('of another player is refused', async () => {
    await scene.server.put('users', { id: 'uid-2', uid: 'uid-2', currency: 'KES', balance: 0 });
    expect((await scene.open('slots', 'uid-2')).freeSpins).toBeUndefined();
    expect(await spin()).toMatchObject({ status: 409, code: 'no_free_spins' });
  });

  it('during a break is refused', async () => {
    await scene.server.ask('/gaming/time-out', { method: 'POST', body: { hours: 24 } });
    expect(await spin()).toMatchObject({ status: 403, code: 'time_out' });
    expect(await grant()).toMatchObject({ left: 3 });
  });

  it('within two and a half seconds is refused', async () => {
    await spin();
    expect(await spin()).toMatchObject({ status: 429, code: 'too_soon' });
    expect(await grant()).toMatchObject({ left: 2 });
  });
});

describe('the free spins of a player', () => {
  it('are listed by slot, with stake and end', async () => {
    await scene.server.put('spin-grants', { ...GRANT, id: 'market:1', expiresAt: '2026-11-20T00:00:00.000Z' });
    expect(await standing()).toMatchObject({
      freeSpins: 6,
      spins: [{ gameId: 'slots', count: 6, stake: 25, currency: 'KES', expiresAt: GRANT.expiresAt }],
    });
  });

  it('that deposits counted become a grant on the slot of the terms, once', async () => {
    const user = { id: 'uid-1', ...(await scene.server.store.get('users', 'uid-1')), freeSpins: 40 };
    await scene.server.put('users', user);
    expect(await standing()).toMatchObject({ freeSpins: 43 });
    await scene.server.put('spin-terms', TERMS);
    await Promise.all([standing(), standing(), scene.open('slots')]);
    expect((await standing()).spins).toMatchObject([
      { gameId: 'slots', count: 3, stake: 25 },
      { gameId: 'slots', count: 40, stake: 20, expiresAt: '2026-11-09T09:00:00.000Z' },
    ]);
    expect(await scene.server.store.get('users', 'uid-1')).toMatchObject({ freeSpins: 0 });
  });
});
