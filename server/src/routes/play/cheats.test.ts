import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openPlayScene, type PlayScene } from '../../testing/PlayScene.ts';

const UNDER_50 = { side: 'under', target: 50 };
const BET = { betId: 'bet-0000001', stake: 20, choice: UNDER_50 };

let scene: PlayScene;
beforeEach(async () => {
  scene = await openPlayScene({ money: 1_000 });
  await scene.open('dice');
});
afterEach(() => scene.close());

const rounds = () => scene.server.store.find('rounds');

/** A bet as text, for what JSON of JavaScript does not write. */
const betAs = (payload: string) =>
  scene.server.app.inject({
    method: 'POST',
    url: '/api/play/bets',
    headers: { authorization: `Bearer ${scene.token}`, 'content-type': 'application/json', origin: 'null' },
    payload,
  });

describe('a frame that cheats', () => {
  it.each([
    { win: 1_000 },
    { multiplier: 99 },
    { nonce: 1 },
    { clientSeed: 'mine' },
    { currency: 'USD' },
    { uid: 'uid-2' },
  ])('cannot send %p with a bet', async (more) => {
    expect(await scene.call('/play/bets', { ...BET, ...more })).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await rounds()).toEqual([]);
  });

  it.each(['NaN', '"NaN"', 'Infinity', '1e309', '-0.01', '[20]', '{"cents":1}'])('cannot stake %s', async (stake) => {
    const { statusCode } = await betAs(
      `{"betId":"bet-0000001","stake":${stake},"choice":{"side":"under","target":50}}`,
    );
    expect(statusCode).toBe(400);
    expect(await rounds()).toEqual([]);
    expect((await scene.balance()).balance).toBe(1_000);
  });

  it('gets one round for one bet, however often it asks at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => scene.call('/play/bets', BET)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await rounds()).toHaveLength(1);
  });

  it('gets a nonce of its own for each of many bets at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => scene.bet(20, { choice: UNDER_50 })));
    expect((await rounds()).map(({ nonce }) => nonce).toSorted((a = 0, b = 0) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('gets the old round for a bet that comes again after a change of seeds', async () => {
    const first = await scene.call('/play/bets', BET);
    await scene.server.ask('/play/seeds/rotate', { method: 'POST', body: { clientSeed: 'mine' } });
    expect((await scene.call('/play/bets', BET)).data.proof).toEqual(first.data.proof);
    expect(await rounds()).toHaveLength(1);
  });

  it('cannot use the token of one game for the round of another', async () => {
    await scene.open('mines');
    const { data } = await scene.bet(20, { choice: { mines: 1 } });
    await scene.open('crash');
    expect(await scene.step(data.roundId, { action: 'cashOut' })).toMatchObject({ status: 403, code: 'not_yours' });
  });

  it.each([{ multiplier: 9 }, { at: '2026-11-02T09:00:00.000Z' }, { tile: 3 }])(
    'cannot send %p with a cash-out',
    async (more) => {
      await scene.open('crash');
      const { data } = await scene.bet(20);
      const answer = await scene.step(data.roundId, { action: 'cashOut', ...more });
      expect(answer).toMatchObject({ status: 400, code: 'invalid_request' });
    },
  );

  it('cannot open one tile twice at once', async () => {
    await scene.open('mines');
    const { data } = await scene.bet(20, { choice: { mines: 1 } });
    const answers = await Promise.all([1, 2].map(() => scene.step(data.roundId, { action: 'open', tile: 0 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await scene.server.store.get('rounds', data.roundId))?.steps).toHaveLength(1);
  });
});
