import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MOST_WAITING_BONUSES, type Purchase } from '../../../../contract/market.ts';
import { drawByWeight } from '../../rewards/givePrize.ts';
import { openPlayScene, type PlayScene, withPurse } from '../../testing/PlayScene.ts';

const UNDER_96 = { side: 'under', target: 96 };
const BOX = { id: 'box', isActive: true, title: 'Box', price: 5, prizes: [{ weight: 1, bonusKes: 50, bonusUsd: 0.4 }] };
const SPINS = { id: 'spins', isActive: true, title: 'Spins', price: 5, spins: 20, gameId: 'slots' };

let scene: PlayScene;
beforeEach(async () => {
  scene = await openPlayScene({ money: 1_000 });
  await scene.server.put('bonus-market-boxes', BOX);
  await scene.server.put('free-spins', SPINS);
  await scene.server.put('spin-terms', { id: 's', gameId: 'other', stakeKes: 20, stakeUsd: 0.2, wagering: 4 });
  await scene.open('dice');
});
afterEach(() => scene.close());

const points = async () => ((await scene.server.ask('/users/me/points')).data as { points: number }).points;
/** Real money staked for this many points. */
const earn = (count: number) => scene.bet(20 * count, { choice: UNDER_96 });
const BOX_SEEN = { shelf: 'boxes', itemId: 'box', price: 5 };
const SPINS_SEEN = { shelf: 'freeSpins', itemId: 'spins', price: 5, spins: 20 };
const buy = (body: object = BOX_SEEN, key: string = randomUUID()) =>
  scene.server.post('/users/me/market', body, { key });

describe('bonus points', () => {
  it('are earned by real money, one for each KES 20 staked, to the shilling', async () => {
    await scene.bet(30, { choice: UNDER_96 });
    expect(await points()).toBe(1);
    await scene.bet(30, { choice: UNDER_96 });
    expect(await points()).toBe(3);
  });

  it('are not earned by bonus money or free spins', async () => {
    const user = await scene.server.store.get('users', 'uid-1');
    await scene.server.put('users', { ...user, id: 'uid-1', balance: 0, ...withPurse(500) });
    await scene.bet(100, { choice: UNDER_96 });
    expect(await points()).toBe(0);
  });
});

describe('a purchase in the bonus market', () => {
  it('spends points and credits what came out of the box, with record, journal and notice', async () => {
    await earn(12);
    const { status, data } = await buy();
    expect([status, data]).toEqual([200, { points: 7, bonus: 50, currency: 'KES', freeSpins: 0 }]);
    expect(await points()).toBe(7);
    const [record] = await scene.server.store.find('market-purchases');
    expect(record).toMatchObject({ userId: 'uid-1', shelf: 'boxes', itemId: 'box', price: 5, bonusCents: 5_000 });
    expect(record?.terms).toMatchObject({ wagering: 4, expiryDays: 30 });
    const { store } = scene.server;
    expect(await store.get('users', 'uid-1')).toMatchObject({
      bonusBalance: 50,
      bonuses: [{ source: 'market', amountCents: 5_000, wagering: 4 }],
    });
    expect(await store.get('journal', `market:${record?.id}:bonus`)).toMatchObject({ deltaCents: 5_000 });
    expect(await store.get('notifications', `market:${record?.id}`)).toMatchObject({ kind: 'market' });
  });

  it('of free spins brings a notice with their slot', async () => {
    await earn(12);
    await buy(SPINS_SEEN);
    const [record] = await scene.server.store.find('market-purchases');
    const notice = await scene.server.store.get('notifications', `market:${record?.id}`);
    expect(notice).toMatchObject({ kind: 'freeSpins', gameId: 'slots' });
  });

  it('of free spins gives them on the slot of the offer', async () => {
    await earn(5);
    const { data } = await buy(SPINS_SEEN);
    expect(data as Purchase).toMatchObject({ points: 0, freeSpins: 20, gameId: 'slots' });
    expect((await scene.open('slots')).freeSpins).toEqual({ left: 20, stake: 20, won: 0 });
  });

  it('counts once by its key, also at once, and keeps its prize', async () => {
    await earn(10);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => buy(undefined, key)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await points()).toBe(5);
    expect(await buy(SPINS_SEEN, key)).toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
    });
  });

  it('waits while as many bonuses as a player may have wait for their turn', async () => {
    await earn(5);
    const { store, put } = scene.server;
    const user = await store.get('users', 'uid-1');
    const waiting = Array.from({ length: MOST_WAITING_BONUSES }, (_each, number) =>
      (withPurse(1).bonuses ?? []).map((bonus) => ({ ...bonus, id: `waits-${number}` })),
    ).flat();
    await put('users', { ...user, id: 'uid-1', bonusBalance: MOST_WAITING_BONUSES, bonuses: waiting });
    expect(await buy()).toMatchObject({ status: 409, code: 'bonuses_waiting' });
    expect(await points()).toBe(5);
    await put('users', { ...user, id: 'uid-1', bonusBalance: 1, bonuses: waiting.slice(1) });
    expect(await buy()).toMatchObject({ status: 200 });
  });

  it('with too few points for two at once succeeds once', async () => {
    await earn(9);
    const answers = await Promise.all([buy(), buy()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await points()).toBe(4);
    expect(await buy()).toMatchObject({ status: 409, code: 'points_missing' });
    expect(await scene.server.store.count('market-purchases')).toBe(1);
  });

  it.each([
    ['an unknown box', { ...BOX_SEEN, itemId: 'other' }, {}],
    ['an inactive box', undefined, { isActive: false }],
    ['a box without prizes', undefined, { prizes: undefined }],
    ['a box whose prize is above the ceiling', undefined, { prizes: [{ weight: 1, bonusKes: 20_001 }] }],
    ['a box without a price', undefined, { price: 0 }],
    ['a box as free spins', { ...SPINS_SEEN, itemId: 'box' }, {}],
  ])('of %s is refused', async (_what, body, own) => {
    await earn(10);
    await scene.server.put('bonus-market-boxes', { ...BOX, ...own } as typeof BOX);
    expect(await buy(body)).toMatchObject({ status: 409, code: 'market_unavailable' });
    expect(await points()).toBe(10);
  });

  it.each([
    { ...BOX_SEEN, prize: 1 },
    { ...BOX_SEEN, shelf: 'other' },
    { shelf: 'boxes' },
    { shelf: 'boxes', itemId: 'box' },
  ])('that says %p is refused', async (body) => {
    expect(await buy(body)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it.each([
    ['a higher price', BOX_SEEN, { price: 6 }],
    ['a lower price', BOX_SEEN, { price: 4 }],
    ['a higher price of spins', SPINS_SEEN, { price: 6 }],
    ['fewer spins', SPINS_SEEN, { spins: 19 }],
  ])('of an offer that has %s now is refused, and bought as it is now', async (_what, seen, now) => {
    await earn(10);
    await scene.server.put('bonus-market-boxes', { ...BOX, ...now });
    await scene.server.put('free-spins', { ...SPINS, ...now });
    expect(await buy(seen)).toMatchObject({ status: 409, code: 'offer_changed' });
    expect([await points(), await scene.server.store.count('market-purchases')]).toEqual([10, 0]);
    expect(await buy({ ...seen, ...now })).toMatchObject({ status: 200 });
  });

  it('is refused during a break', async () => {
    await earn(10);
    await scene.server.ask('/gaming/time-out', { method: 'POST', body: { hours: 24 } });
    expect(await buy()).toMatchObject({ status: 403, code: 'time_out' });
    expect(await points()).toBe(10);
  });
});

it('a box gives the prize of the drawn number', () => {
  const prizes = [2, 0, 3].map((weight) => ({
    weight,
    bonusKes: weight,
    bonusUsd: 0,
    freeSpins: 0,
    gameId: undefined,
  }));
  expect([0, 1, 2, 4].map((number) => prizes[drawByWeight(prizes, () => number)]?.bonusKes)).toEqual([2, 2, 3, 3]);
});
