import { describe, expect, it } from '@jest/globals';
import { withPurse } from '../../testing/PlayScene.ts';
import { scene, usePlayScene } from '../../testing/usePlayScene.ts';

const HOUR_MS = 3_600_000;
const BET = 'bet-00001';

usePlayScene({ money: 1_000 });

const takeBack = async (betId = BET, token?: string) => {
  const { status, code, data } = await scene.call(`/play/bets/${betId}/rollback`, {}, token);
  return { status, code, round: (data as unknown as { round: unknown } | undefined)?.round };
};

const place = (gameId: string, choice = {}) => scene.open(gameId).then(() => scene.bet(100, { betId: BET, choice }));
const balance = async () => (await scene.refreshed()).balance;

describe('a bet that never came', () => {
  it('is refused when it comes late, and moves nothing', async () => {
    await scene.open('dice');
    const choice = { side: 'over', target: 50 };
    expect(await takeBack()).toMatchObject({ status: 200, round: null });
    expect(await takeBack()).toMatchObject({ status: 200, round: null });
    expect(await scene.bet(100, { betId: BET, choice })).toMatchObject({ status: 409, code: 'round_closed' });
    expect(await balance()).toBe(1_000);
    expect(await scene.bet(100, { choice })).toMatchObject({ status: 200 });
  });

  it('is refused however many others were taken back since', async () => {
    await scene.open('mines');
    await takeBack();
    for (let other = 0; other <= 200; other += 1) await takeBack(`bet-other-${other}`);
    expect(await scene.bet(100, { betId: BET, choice: { mines: 3 } })).toMatchObject({ code: 'round_closed' });
  });

  it('can be taken back when the launch takes no more bets', async () => {
    await scene.open('dice');
    scene.pass(24 * HOUR_MS);
    expect(await takeBack()).toMatchObject({ status: 200, round: null });
  });

  it('of somebody else is not meant', async () => {
    await place('mines', { mines: 3 });
    const first = scene.token;
    await scene.server.put('users', { id: 'uid-2', uid: 'uid-2', currency: 'KES' });
    await scene.open('mines', 'uid-2');
    expect(await takeBack()).toMatchObject({ round: null });
    expect((await scene.call('/play/rounds/open', undefined, first)).data).toMatchObject({ round: { status: 'open' } });
  });
});

describe('an open round of mines', () => {
  it('without a tile gives its stake back, and is in no total', async () => {
    await place('mines', { mines: 3 });
    expect(await takeBack()).toMatchObject({
      status: 200,
      round: { status: 'void', stake: 100, win: 0, balance: 1_000 },
    });
    expect(await takeBack()).toMatchObject({ round: { status: 'void' } });
    expect(await balance()).toBe(1_000);
    const { data } = await scene.server.ask('/play/rounds/totals');
    expect(data).toMatchObject({ staked: 0, won: 0, net: 0 });
    expect((await scene.server.ask('/play/limits')).data).toMatchObject({
      limits: expect.arrayContaining([expect.objectContaining({ kind: 'lossDay', used: 0 })]),
    });
    const player = await scene.server.store.get('users', 'uid-1');
    expect(player).toMatchObject({ totalWager: 0, totalBets: 0, unplayedCents: 100_000 });
    expect(await scene.bet(100, { betId: BET, choice: { mines: 3 } })).toMatchObject({ code: 'round_closed' });
    expect(await scene.bet(100, { choice: { mines: 3 } })).toMatchObject({ status: 200 });
  });

  it('gives back real and bonus money as they were staked', async () => {
    const user = await scene.server.store.get('users', 'uid-1');
    if (!user) throw new Error('no player');
    await scene.server.put('users', { ...user, balance: 60, ...withPurse(50) });
    await place('mines', { mines: 3 });
    expect(await scene.balance()).toMatchObject({ balance: 0, bonusBalance: 10 });
    await takeBack();
    expect(await scene.balance()).toMatchObject({ balance: 60, bonusBalance: 50 });
  });

  it('with a tile goes on', async () => {
    const { data } = await place('mines', { mines: 1 });
    const { drawn } = (await scene.server.store.get('rounds', data.roundId)) ?? {};
    const { mines } = drawn as { mines: number[] };
    await scene.step(data.roundId, { action: 'open', tile: [0, 1].find((tile) => !mines.includes(tile)) });
    expect(await takeBack()).toMatchObject({ round: { status: 'open', outcome: { opened: [expect.any(Number)] } } });
    expect(await balance()).toBe(900);
  });
});

describe('a stake at no risk', () => {
  it('brings no points, and goes back when nobody opens a tile for a day', async () => {
    const { data } = await place('mines', { mines: 3 });
    expect(await scene.server.store.get('users', 'uid-1')).not.toHaveProperty('pointsMilli');
    scene.pass(24 * HOUR_MS);
    await scene.server.app.services.workers.runOnce();
    expect(await scene.server.store.get('rounds', data.roundId)).toMatchObject({ status: 'void' });
    expect(await scene.server.store.get('users', 'uid-1')).toMatchObject({ totalWager: 0, totalBets: 0 });
    expect(await balance()).toBe(1_000);
  });
});

describe('a round that was drawn', () => {
  it.each([
    ['slots', {}, 'settled'],
    ['dice', { side: 'over', target: 50 }, 'settled'],
    ['crash', {}, expect.stringMatching(/open|settled/)],
  ])('of %s is answered as it is', async (gameId, choice, status) => {
    const { data } = await place(gameId, choice);
    const before = await balance();
    expect(await takeBack()).toMatchObject({ status: 200, round: { roundId: data.roundId, status } });
    expect(await balance()).toBe(before);
  });
});

it.each(['short', 'with space', 'x'.repeat(65)])('an id that no bet can have is refused: %j', async (betId) => {
  await scene.open('dice');
  expect(await takeBack(encodeURIComponent(betId))).toMatchObject({ status: 400 });
});

it('an unknown token takes nothing back', async () => {
  expect(await takeBack(BET, 'unknown')).toMatchObject({ status: 401, code: 'launch_expired' });
});
