import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlayLimits } from '../../../../contract/playLimits.ts';
import { openPlayScene, type PlayScene } from '../../testing/PlayScene.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

let scene: PlayScene;
beforeEach(async () => {
  scene = await openPlayScene({ money: 10_000 });
  await scene.open('mines');
});
afterEach(() => scene.close());

const set = (kind: string, value: number | null) =>
  scene.server.ask('/play/limits', { method: 'POST', body: { kind, value } });

const limitOf = async (kind: string) => {
  const { limits } = (await scene.server.ask('/play/limits')).data as PlayLimits;
  return limits.find((limit) => limit.kind === kind);
};

/** A round whose first tile is a mine, most of the time; it is opened until it is lost. */
async function lose(stake: number): Promise<void> {
  const { data } = await scene.bet(stake, { choice: { mines: 24 } });
  const { drawn } = (await scene.server.store.get('rounds', data.roundId)) ?? {};
  const [tile = 0] = (drawn as { mines: number[] }).mines;
  await scene.step(data.roundId, { action: 'open', tile });
}

const bet = (stake: number) => scene.bet(stake, { choice: { mines: 3 } });

describe('a limit on stakes', () => {
  it('refuses a higher stake at once, also in a game that is open', async () => {
    await set('stake', 50);
    expect(await bet(50.01)).toMatchObject({ status: 403, code: 'stake_limit' });
    expect(await bet(50)).toMatchObject({ status: 200 });
  });

  it('counts lower at once, and higher or gone after a day', async () => {
    await set('stake', 50);
    await set('stake', 40);
    expect(await limitOf('stake')).toMatchObject({ value: 40 });
    await set('stake', 500);
    expect(await limitOf('stake')).toMatchObject({
      value: 40,
      next: { value: 500, startsAt: '2026-11-03T09:00:00.000Z' },
    });
    expect(await bet(41)).toMatchObject({ code: 'stake_limit' });
    scene.pass(24 * HOUR_MS);
    await scene.open('mines');
    expect(await bet(500)).toMatchObject({ status: 200 });
    await set('stake', null);
    scene.pass(24 * HOUR_MS);
    expect((await limitOf('stake'))?.value).toBeUndefined();
  });
});

describe('a change of a limit', () => {
  const notices = async () =>
    (await scene.server.store.find('notifications', {})).filter(({ kind }) => kind === 'limit');

  it('is told to the player, and the same limit again is not', async () => {
    await set('stake', 50);
    await set('stake', 50);
    expect(await notices()).toHaveLength(1);
    await set('stake', 500);
    await set('stake', 500);
    expect(await notices()).toHaveLength(2);
  });

  it('is told with what it was and what it becomes: time in minutes, and nothing of a rise that was given up', async () => {
    const newest = async () => ((await scene.server.ask('/users/me/notifications')).data as object[])[0];
    scene.pass(1);
    await set('timeDay', 30);
    expect(await newest()).toMatchObject({ case: 'timeDay', amount: 30 });
    scene.pass(1);
    await set('timeDay', 60);
    const told = await newest();
    expect(told).toMatchObject({ case: 'timeDay', from: 30, amount: 60, startsAt: expect.any(String) });
    expect(told).not.toHaveProperty('currency');
    scene.pass(1);
    await set('timeDay', 30);
    expect(await newest()).not.toHaveProperty('case');
    scene.pass(1);
    await set('stake', 50);
    expect(await newest()).toMatchObject({ case: 'stake', amount: 50, currency: 'KES' });
  });

  it('that the same limit repeats while it waits keeps its time', async () => {
    await set('timeDay', 30);
    await set('timeDay', 60);
    scene.pass(HOUR_MS);
    await set('timeDay', 60);
    expect((await limitOf('timeDay'))?.next).toEqual({ value: 60, startsAt: '2026-11-03T09:00:00.000Z' });
  });
});

describe('a limit that was set before the account changed its currency', () => {
  it('allows the same worth, and as many minutes', async () => {
    const as = { uid: 'uid-2' };
    await scene.server.put('users', { id: as.uid, uid: as.uid, currency: 'USD' });
    const ask = (path: string, body: object) => scene.server.ask(path, { method: 'POST', body, as });
    await ask('/play/limits', { kind: 'stake', value: 10 });
    await ask('/play/limits', { kind: 'timeDay', value: 30 });
    await ask('/users/me/currency', { currency: 'KES' });
    const { data } = await scene.server.ask('/play/limits', { as });
    expect(data).toMatchObject({ currency: 'KES' });
    const valueOf = (kind: string) => (data as PlayLimits).limits.find((limit) => limit.kind === kind)?.value;
    expect(valueOf('stake')).toBe(1_295);
    expect(valueOf('timeDay')).toBe(30);
  });
});

describe('a limit on losses', () => {
  it('refuses a stake that could lose more than is left of it', async () => {
    await set('lossDay', 100);
    await lose(70);
    expect(await limitOf('lossDay')).toMatchObject({ value: 100, used: 70 });
    expect(await bet(30.01)).toMatchObject({ status: 403, code: 'loss_limit' });
    expect(await bet(30)).toMatchObject({ status: 200 });
  });

  it('is for money lost since midnight in Nairobi', async () => {
    await set('lossDay', 100);
    await lose(100);
    expect(await bet(20)).toMatchObject({ code: 'loss_limit' });
    // 09:00 UTC is noon in Nairobi.
    scene.pass(12 * HOUR_MS);
    await scene.open('mines');
    expect(await limitOf('lossDay')).toMatchObject({ used: 0 });
    expect(await bet(20)).toMatchObject({ status: 200 });
  });

  it('of a week still knows the losses of six days ago, and not of seven', async () => {
    await set('lossWeek', 100);
    await lose(100);
    scene.pass(6 * 24 * HOUR_MS);
    expect(await limitOf('lossWeek')).toMatchObject({ used: 100 });
    scene.pass(24 * HOUR_MS);
    expect(await limitOf('lossWeek')).toMatchObject({ used: 0 });
  });

  it('gets back what is won', async () => {
    await set('lossDay', 100);
    const { data } = await scene.bet(100, { choice: { mines: 3 } });
    const { drawn } = (await scene.server.store.get('rounds', data.roundId)) ?? {};
    const { mines } = drawn as { mines: number[] };
    await scene.step(data.roundId, {
      action: 'open',
      tile: [...Array(25).keys()].find((tile) => !mines.includes(tile)),
    });
    await scene.step(data.roundId, { action: 'cashOut' });
    expect(await limitOf('lossDay')).toMatchObject({ used: 0 });
  });
});

describe('a limit on time', () => {
  it('counts minutes from bet to bet, without longer pauses', async () => {
    await set('timeDay', 10);
    for (const minutes of [0, 4, 4, 30]) {
      scene.pass(minutes * MINUTE_MS);
      await scene.open('mines');
      await lose(20);
    }
    expect(await limitOf('timeDay')).toMatchObject({ used: 8 });
    scene.pass(2 * MINUTE_MS);
    await lose(20);
    expect(await bet(20)).toMatchObject({ status: 403, code: 'time_limit' });
    scene.pass(12 * HOUR_MS);
    await scene.open('mines');
    expect(await bet(20)).toMatchObject({ status: 200 });
  });
});

describe('a reality check', () => {
  const ask = (path: string, body?: object) =>
    scene.server.ask(`/gaming/reality-check${path}`, { method: 'POST', ...(body && { body }) });
  const play = async (...pauses: number[]) => {
    for (const minutes of pauses) {
      scene.pass(minutes * MINUTE_MS);
      await lose(20);
    }
  };

  it('that is due stops the bets of every page and script until it was seen', async () => {
    await play(0, 4);
    expect((await ask('', { minutes: 15 })).status).toBe(200);
    await play(4, 4, 4);
    scene.pass(4 * MINUTE_MS);
    await play(0);
    expect(await bet(20)).toMatchObject({ status: 403, code: 'reality_check' });
    expect((await ask('/seen')).status).toBe(200);
    await play(0, 4, 4, 4);
    scene.pass(4 * MINUTE_MS);
    await play(0);
    expect(await bet(20)).toMatchObject({ code: 'reality_check' });
    await ask('', { minutes: 0 });
    expect(await bet(20)).toMatchObject({ status: 200 });
  });

  it('cannot be seen by who has asked for none', async () => {
    await play(0, 4);
    expect(await ask('/seen')).toMatchObject({ status: 200, data: { realityCheckMinutes: 0 } });
    expect(await scene.server.store.get('gaming', 'uid-1')).toBeUndefined();
  });
});

describe('a limit that is not possible', () => {
  it.each([
    ['stake', 0],
    ['stake', 20.001],
    ['lossDay', -1],
    ['timeDay', 1.5],
    ['timeDay', 1_441],
    ['deposit', 100],
  ])('is refused: %s %p', async (kind, value) => {
    expect(await set(kind, value)).toMatchObject({ status: 400, code: 'invalid_request' });
  });
});
