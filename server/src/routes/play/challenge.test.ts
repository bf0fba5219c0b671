import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChallengeStanding, LeaderboardEntry } from '../../../../contract/challenge.ts';
import { openPlayScene, type PlayScene } from '../../testing/PlayScene.ts';

const DAY = 86_400_000;
const HALF = { side: 'under', target: 50 };

let scene: PlayScene;
beforeEach(async () => {
  scene = await openPlayScene({ money: 5_000 });
  const inDays = (days: number): string => new Date(scene.now + days * DAY).toISOString();
  const task = (id: string, own: object) => ({ id, challengeId: 'c1', title: id, points: 100, ...own });
  await scene.server.put('challenge-content', { id: 'c1', title: 'Seven Suns', endsAt: inDays(7) });
  await scene.server.put(
    'challenge-tasks',
    task('a-rounds', { goal: 'rounds', target: 2, kind: 'dice' }),
    task('b-staked', { goal: 'staked', target: 100, points: 5, isRepeated: true }),
    task('c-best', { goal: 'multiplier', target: 1.9, kind: 'mines' }),
    task('d-later', { goal: 'rounds', target: 1, opensAt: inDays(1) }),
  );
  await scene.server.put('challenge-prizes', { id: 'p1', challengeId: 'c1', rank: 1, amountKes: 60_000 });
  const user = await scene.server.store.get('users', 'uid-1');
  await scene.server.put('users', { ...user, id: 'uid-1', displayName: 'Wanjiru Kamau' });
  await scene.open('dice');
});
afterEach(() => scene.close());

const roll = async (stake: number): Promise<void> => {
  scene.pass(3_000);
  expect(await scene.bet(stake, { choice: HALF })).toMatchObject({ status: 200 });
};

const standing = async (uid = 'uid-1') =>
  (await scene.server.ask('/users/me/challenge', { as: { uid } })).data as ChallengeStanding;

const board = async (): Promise<LeaderboardEntry[]> =>
  (await scene.server.app.inject({ url: '/api/content/leaderboard' })).json<{ data: LeaderboardEntry[] }>().data;

/** Another player with this many points. */
const put = async (uid: string, points: number, user: object = {}): Promise<void> => {
  const play = await scene.server.store.get('play', 'uid-1');
  if (!play) throw new Error('nothing was played');
  await scene.server.put('users', { id: uid, uid, balance: 0, bonusBalance: 0, displayName: `Otieno ${uid}`, ...user });
  await scene.server.put('play', { ...play, id: uid, score: { challengeId: 'c1', points, progress: {} } });
};

describe('the challenge', () => {
  it('counts settled rounds for money for each task that they fit', async () => {
    expect(await standing()).toMatchObject({ challengeId: 'c1', points: 0, tasks: [{ done: 0 }, {}, {}, {}] });
    await roll(60);
    expect(await standing()).toMatchObject({
      points: 0,
      tasks: [{ id: 'a-rounds', done: 1, isDone: false }, {}, {}, {}],
    });
    await roll(50);
    const { points, rank, tasks } = await standing();
    expect([points, rank]).toEqual([105, 1]);
    expect(tasks).toEqual([
      { id: 'a-rounds', done: 2, isDone: true },
      { id: 'b-staked', done: 110, isDone: true },
      { id: 'c-best', done: 0, isDone: false },
      { id: 'd-later', done: 0, isDone: false },
    ]);
  });

  it('gives points once, and of a repeated task each time', async () => {
    for (const stake of [100, 100, 150]) await roll(stake);
    expect(await standing()).toMatchObject({ points: 100 + 3 * 5 });
  });

  it('counts an open round when it ends, with its multiplier', async () => {
    await scene.open('mines');
    const { data } = await scene.bet(20, { choice: { mines: 24 } });
    const { mines } = (await scene.server.store.get('rounds', data.roundId))?.drawn as { mines: number[] };
    expect(await standing()).toMatchObject({ tasks: [{}, { done: 0 }, { done: 0 }, {}] });
    const tile = [...Array(25).keys()].find((each) => !mines.includes(each));
    await scene.step(data.roundId, { action: 'open', tile });
    expect(await standing()).toMatchObject({ points: 100, tasks: [{}, { done: 20 }, { isDone: true }, {}] });
  });

  it('counts a task from its opening, and nothing after its own end', async () => {
    await roll(20);
    scene.pass(DAY);
    await scene.open('dice');
    await roll(20);
    expect(await standing()).toMatchObject({ points: 200, tasks: [{}, {}, {}, { id: 'd-later', isDone: true }] });
    scene.pass(7 * DAY);
    await scene.open('dice');
    await roll(2_000);
    expect(await standing()).toMatchObject({ points: 200 });
  });

  it('counts stakes in dollars at the rate of the site', async () => {
    const user = await scene.server.store.get('users', 'uid-1');
    await scene.server.put('users', { ...user, id: 'uid-1', currency: 'USD' });
    await scene.open('dice');
    await roll(1);
    const { done } = (await standing()).tasks[1] ?? {};
    expect(done).toBe(scene.server.app.services.ctx.kesPerUsd());
  });

  it('begins again with the next challenge', async () => {
    await roll(100);
    await scene.server.put('challenge-content', { id: 'c1', isActive: false }, { id: 'c2', title: 'Next' });
    await scene.server.put('challenge-tasks', { id: 't2', challengeId: 'c2', goal: 'rounds', target: 1, points: 7 });
    expect(await standing()).toEqual({ challengeId: 'c2', points: 0, tasks: [{ id: 't2', done: 0, isDone: false }] });
    await roll(100);
    expect(await standing()).toMatchObject({ points: 7, rank: 1 });
  });

  it('goes on with its points when it comes back after another one', async () => {
    await roll(100);
    const second = { id: 'c2', title: 'Second' };
    await scene.server.put('challenge-content', { id: 'c1', isActive: false }, second);
    await scene.server.put('challenge-tasks', { id: 't2', challengeId: 'c2', goal: 'rounds', target: 1, points: 7 });
    await roll(20);
    await scene.server.put('challenge-content', { id: 'c1', title: 'Seven Suns' }, { ...second, isActive: false });
    await roll(100);
    expect(await standing()).toMatchObject({ challengeId: 'c1', points: 110 });
  });

  it('is none without content, and play goes on', async () => {
    await scene.server.put('challenge-content', { id: 'c1', isActive: false });
    await roll(20);
    expect(await standing()).toEqual({ points: 0, tasks: [] });
    expect(await board()).toEqual([]);
  });
});

describe('the leaderboard', () => {
  it('is empty until a round has scored', async () => {
    expect(await board()).toEqual([]);
    await roll(20);
    expect(await board()).toEqual([]);
  });

  it('ranks by points with shortened names and prizes; equal points share a place', async () => {
    await roll(100);
    await put('uid-2', 40);
    await put('uid-3', 40);
    await put('uid-4', 5, { displayName: 'Wanjiru Njeri' });
    expect((await board()).map(({ rank, points, playerName, prize }) => [rank, points, playerName, prize])).toEqual([
      [1, 40, 'Otien•••', 'Ksh 30,000'],
      [1, 40, 'Otien•••', 'Ksh 30,000'],
      [3, 5, 'Wanji•••', undefined],
      [3, 5, 'Wanji•••', undefined],
    ]);
    expect(await standing()).toMatchObject({ points: 5, rank: 3 });
  });

  it('leaves out a player who asked not to be shown, whose place stays taken', async () => {
    await roll(100);
    await put('uid-2', 40, { preferences: { isShownInBets: false } });
    expect((await board()).map(({ rank, playerName }) => [rank, playerName])).toEqual([[2, 'Wanji•••']]);
  });

  it('shows what those get who share a place, however many they are', async () => {
    await roll(100);
    for (let count = 0; count < 60; count += 1) await put(`player-${count}`, 40);
    expect(await board()).toHaveLength(12);
    for (const { rank, prize } of await board()) expect([rank, prize]).toEqual([1, 'Ksh 1,000']);
  });

  it('is bounded, however many have played', async () => {
    await roll(100);
    for (let count = 0; count < 40; count += 1) await put(`player-${count}`, 1_000 - count);
    expect(await board()).toHaveLength(12);
    expect(await standing()).toMatchObject({ rank: 41 });
  });
});
