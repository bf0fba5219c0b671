import { beforeEach, describe, expect, it } from '@jest/globals';
import { withPurse } from '../../testing/PlayScene.ts';
import { scene, usePlayScene } from '../../testing/usePlayScene.ts';

const UNDER_96 = { side: 'under', target: 96 };

usePlayScene({ money: 1_000 });

describe('a bet at dice', () => {
  beforeEach(() => scene.open('dice'));

  it('takes the stake, tells the roll and pays the win, all in its answer', async () => {
    const { status, data } = await scene.bet(100, { choice: UNDER_96 });
    expect(status).toBe(200);
    const { roll } = data.outcome as { roll: number };
    expect(data).toMatchObject({
      kind: 'dice',
      status: 'settled',
      stake: 100,
      currency: 'KES',
      win: roll < 96 ? 101 : 0,
    });
    expect(data.balance).toBe(900 + data.win);
    expect(await scene.balance()).toMatchObject({ balance: data.balance, available: data.balance });
  });

  it('counts once: the same bet again is the same round and moves nothing', async () => {
    const asked = { betId: 'bet-0000001', choice: UNDER_96 };
    const first = await scene.bet(100, asked);
    expect((await scene.bet(100, asked)).data).toEqual(first.data);
    expect((await scene.balance()).balance).toBe(first.data.balance);
  });

  it.each([
    [200, UNDER_96],
    [100, { side: 'under', target: 50 }],
  ])('is refused when its id was that of another bet', async (stake, choice) => {
    await scene.bet(100, { betId: 'bet-0000001', choice: UNDER_96 });
    expect(await scene.bet(stake, { betId: 'bet-0000001', choice })).toMatchObject({
      status: 409,
      code: 'bet_conflict',
    });
  });

  it.each([
    [19.99, 'stake_out_of_range'],
    [20_000.01, 'stake_out_of_range'],
    [0, 'stake_out_of_range'],
    [1_000.01, 'insufficient_funds'],
    [20.001, 'invalid_request'],
    [-20, 'invalid_request'],
    ['20', 'invalid_request'],
    [null, 'invalid_request'],
  ])('of %p is refused as %s, and moves nothing', async (stake, code) => {
    expect(await scene.bet(stake, { choice: UNDER_96 })).toMatchObject({ code });
    expect((await scene.balance()).balance).toBe(1_000);
  });

  it.each([
    {},
    { side: 'under', target: 97 },
    { side: 'over', target: 3 },
    { side: 'under', target: 50.5 },
    { side: 'under', target: 50, roll: 1 },
    { mines: 3 },
  ])('with the choice %p is refused', async (choice) => {
    expect(await scene.bet(100, { choice })).toMatchObject({ status: 400, code: 'choice_invalid' });
  });

  it('does not take an outcome from the game', async () => {
    const asked = { betId: 'bet-0000001', stake: 100, choice: UNDER_96, outcome: { roll: 1 } };
    expect(await scene.call('/play/bets', asked)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('cannot stake money that is on its way out', async () => {
    await scene.server.post('/wallet/withdrawals', { amount: 950, methodId: 'mpesa' });
    expect(await scene.bet(100, { choice: UNDER_96 })).toMatchObject({ status: 409, code: 'insufficient_funds' });
    expect(await scene.bet(50, { choice: UNDER_96 })).toMatchObject({ status: 200 });
  });

  it('stakes bonus money when the real money is spent, and its part of the win goes back to bonus', async () => {
    await scene.server.put('users', {
      ...(await scene.server.store.get('users', 'uid-1')),
      id: 'uid-1',
      ...withPurse(300),
    });
    const { data } = await scene.bet(1_200, { choice: UNDER_96 });
    expect(data).toMatchObject({ stake: 1_200, bonusStake: 200 });
    const win = data.win === 0 ? 0 : 1_212;
    const bonus = Math.floor((win * 100 * 200) / 1_200) / 100;
    expect(data).toMatchObject({ win, balance: win - bonus, bonusBalance: 100 + bonus });
  });

  it('counts as played, of deposits that were not staked before', async () => {
    const unplayed = async () => (await scene.server.store.get('users', 'uid-1'))?.unplayedCents;
    expect(await unplayed()).toBe(100_000);
    await scene.bet(300, { choice: UNDER_96 });
    expect(await unplayed()).toBe(70_000);
    for (let count = 0; count < 3; count += 1) await scene.bet(250, { choice: UNDER_96 });
    expect(await unplayed()).toBeGreaterThanOrEqual(0);
  });

  it('is counted in the totals of the profile', async () => {
    const { data } = await scene.bet(100, { choice: UNDER_96 });
    const profile = (await scene.server.ask('/users/me')).data;
    expect(profile).toMatchObject({ totalWager: 100, totalBets: 1, totalWins: data.win > 0 ? 1 : 0, maxWin: data.win });
  });

  it('keeps the balance that a refresh computes from the records', async () => {
    for (let round = 0; round < 10; round += 1) await scene.bet(20, { choice: { side: 'over', target: 50 } });
    const { balance } = await scene.balance();
    expect((await scene.refreshed()).balance).toBe(balance);
  });
});

describe('a spin', () => {
  beforeEach(() => scene.open('slots'));

  it('settles at once with its free spins', async () => {
    const { data } = await scene.bet(50);
    const { stops, freeSpins, baseMultiplier } = data.outcome as {
      stops: number[];
      freeSpins: { multiplier: number }[];
      baseMultiplier: number;
    };
    expect(stops).toHaveLength(5);
    const sum = freeSpins.reduce((total, { multiplier }) => total + multiplier, baseMultiplier);
    expect([data.multiplier, data.win]).toEqual([sum, Math.round(sum * 50 * 100) / 100]);
  });

  it('is played by the model that the address of its game names, and by no other', async () => {
    const slot = await scene.server.store.get('games', 'slots');
    await scene.server.put('games', { ...slot, id: 'slots', gameUrl: '/originals/slots.html?model=cluster' });
    await scene.open('slots');
    const { data } = await scene.bet(50);
    expect(data.choice).toEqual({ model: 'cluster' });
    expect((data.outcome as { stops: number[] }).stops).toHaveLength(7);
    scene.pass(3_000);
    expect(await scene.bet(50, { choice: { model: 'classic' } })).toMatchObject({
      status: 400,
      code: 'choice_invalid',
    });
    expect(await scene.bet(50, { choice: { model: 'cluster' } })).toMatchObject({ status: 200 });
  });

  it('of a game that names no model takes none', async () => {
    expect(await scene.bet(50, { choice: { model: 'lines' } })).toMatchObject({ status: 400, code: 'choice_invalid' });
  });

  it('comes two and a half seconds after the last one at the earliest', async () => {
    await scene.bet(20);
    scene.pass(2_499);
    expect(await scene.bet(20)).toMatchObject({ status: 429, code: 'too_soon' });
    scene.pass(1);
    expect(await scene.bet(20)).toMatchObject({ status: 200 });
  });
});
