import { describe, expect, it } from '@jest/globals';
import type { RaceStanding, RaceState } from '../../../../contract/races.ts';
import { expectHouse } from '../../ledger/invariants/expectSums.testTools.ts';
import { withPurse } from '../../testing/PlayScene.ts';
import { scene, usePlayScene } from '../../testing/usePlayScene.ts';

const DAY = 86_400_000;
const EVEN = { side: 'under', target: 50 };
/** The scene begins on this Monday, at noon in Nairobi. */
const TODAY = 'dash-day-stake-2026-11-02';

usePlayScene({ money: 50_000 });

/** The prizes are half of what the house keeps, for three places. */
const raceOf = (change: object = {}) => ({
  ...{ id: 'dash', isActive: true, order: 1, title: 'Daily Dash', every: 'day', kinds: ['dice', 'roulette'] },
  ...{ score: 'stake', leastStakeKes: 20, givesPercent: 50, mostKes: 1_000, shares: [60, 30, 10] },
  ...{ gamesPage: 'games/original', wagering: 4, translations: { sw: { title: 'Mbio za Leo' } } },
  ...change,
});

async function begin(...races: ReturnType<typeof raceOf>[]): Promise<void> {
  await scene.server.put('races', ...races);
  await work();
  await scene.open('dice');
}

const work = () => scene.server.app.services.workers.runOnce();

/** Lets the day, or so many, end, and the prizes be paid. */
async function endDay(days = 1): Promise<void> {
  scene.pass(days * DAY);
  await work();
  await work();
}

async function roll(stake: number, choice: object = EVEN): Promise<void> {
  scene.pass(3_000);
  expect(await scene.bet(stake, { choice })).toMatchObject({ status: 200 });
}

const races = async (headers: Record<string, string> = {}): Promise<RaceState[]> => {
  // The lists follow rounds every few seconds; a change of the content is told at once.
  await scene.server.put('races', ...(await scene.server.store.find('races')));
  return (await scene.server.app.inject({ url: '/api/races', headers })).json<{ data: RaceState[] }>().data;
};
const board = async (id = 'dash') => {
  await races();
  return (await scene.server.app.inject({ url: `/api/races/${id}` })).json<{ data: RaceState }>();
};
const standings = async () =>
  (await scene.server.ask('/users/me/races', { as: { uid: 'uid-1' } })).data as RaceStanding[];

/** Another player with so many points, who has staked as many KES. */
async function put(uid: string, points: number, user: object = {}) {
  const run = TODAY;
  await scene.server.put('users', {
    id: uid,
    uid,
    currency: 'KES',
    balance: 0,
    bonusBalance: 0,
    displayName: `Otieno ${uid}`,
    ...user,
  });
  const entry = { run, points, weighedCents: points * 100, rounds: 1, endsAt: '2026-11-02T21:00:00.000Z' };
  await scene.server.put('race-scores', { id: `${run}:${uid}`, userId: uid, ...entry });
}

const bonusesOf = async (...uids: string[]) =>
  Promise.all(uids.map(async (uid) => (await scene.server.store.get('users', uid))?.bonusBalance));

describe('points of a race by stake', () => {
  it('are the KES that were staked where the house keeps 3 %, and less where it keeps less', async () => {
    await begin(raceOf());
    await roll(60);
    await roll(45);
    expect(await standings()).toMatchObject([{ id: 'dash', points: 105, rank: 1, rounds: 2 }]);
    await scene.open('roulette');
    await roll(100, { bets: [{ on: 'red', stake: 100 }] });
    expect(await standings()).toMatchObject([{ points: 105 + 90 }]);
  });

  it('come from no chips that cover each other, no bonus money, no small stake and no other game', async () => {
    await begin(raceOf({ leastStakeKes: 50 }));
    await scene.open('roulette');
    const sides = [
      { on: 'red', stake: 100 },
      { on: 'black', stake: 100 },
    ];
    await roll(200, { bets: sides });
    await scene.open('dice');
    await roll(49);
    await scene.open('limbo');
    await roll(100, { target: 200 });
    const user = await scene.server.store.get('users', 'uid-1');
    await scene.server.put('users', { ...user, id: 'uid-1', balance: 0, ...withPurse(500) });
    await scene.open('dice');
    await roll(100);
    expect(await standings()).toMatchObject([{ points: 0, rounds: 0 }]);
    expect(await board()).toMatchObject({ data: { poolKes: 0, places: [] } });
  });

  it('count dollars at the rate of the site', async () => {
    await begin(raceOf());
    const user = await scene.server.store.get('users', 'uid-1');
    await scene.server.put('users', { ...user, id: 'uid-1', currency: 'USD' });
    await scene.open('dice');
    await roll(2);
    const points = Math.floor(2 * scene.server.app.services.ctx.kesPerUsd());
    expect(await standings()).toMatchObject([{ points }]);
  });

  it('begin again at midnight in Nairobi', async () => {
    await begin(raceOf());
    await roll(60);
    expect((await standings())[0]?.endsAt).toBe('2026-11-02T21:00:00.000Z');
    scene.pass(DAY);
    expect(await standings()).toMatchObject([{ points: 0, rounds: 0, endsAt: '2026-11-03T21:00:00.000Z' }]);
    await scene.open('dice');
    await roll(70);
    expect(await standings()).toMatchObject([{ points: 70 }]);
    expect(await scene.server.store.find('race-scores')).toHaveLength(2);
  });

  it('stay with a round that is written after one of the next run, and begin again when the race is made shorter', async () => {
    await begin(raceOf({ every: 'week' }));
    await roll(60);
    const play = (await scene.server.store.get('play', 'uid-1'))?.races;
    const [week] = Object.values(play ?? {});
    expect(week).toMatchObject({ points: 60, endsAt: '2026-11-08T21:00:00.000Z' });
    await scene.server.put('races', raceOf());
    await roll(70);
    expect(await standings()).toMatchObject([{ points: 70, endsAt: '2026-11-02T21:00:00.000Z' }]);
    await scene.server.put('races', raceOf({ every: 'week' }));
    await roll(20);
    expect(await standings()).toMatchObject([{ points: 80, endsAt: '2026-11-08T21:00:00.000Z' }]);
    scene.pass(12 * 3_600_000 + 60_000);
    await scene.open('dice');
    await roll(20);
    expect(Object.keys((await scene.server.store.get('play', 'uid-1'))?.races ?? {})).toContain(TODAY);
  });

  it('are kept for each of several races', async () => {
    await begin(raceOf(), raceOf({ id: 'week', every: 'week', order: 2 }), raceOf({ id: 'off', isActive: false }));
    await roll(60);
    expect(await standings()).toMatchObject([
      { id: 'dash', points: 60, endsAt: '2026-11-02T21:00:00.000Z' },
      { id: 'week', points: 60, endsAt: '2026-11-08T21:00:00.000Z' },
    ]);
  });
});

describe('points of a race by multiplier', () => {
  const SPINS = { id: 'spins', kinds: ['slots'], score: 'multiplier', rounds: 2, every: 'week' };

  it('are those of the first rounds, whatever was staked, each of 100× at most', async () => {
    await begin(raceOf(SPINS));
    await scene.open('slots');
    const won: number[] = [];
    for (const stake of [20, 400, 100]) {
      scene.pass(3_000);
      won.push((await scene.bet(stake)).data.multiplier * 100);
    }
    const points = Math.round((won[0] ?? 0) + (won[1] ?? 0));
    expect(await standings()).toMatchObject([{ id: 'spins', points, rounds: 2 }]);
    const { weighedCents } = (await scene.server.store.find('race-scores'))[0] ?? { weighedCents: 0 };
    expect(weighedCents / 100).toBeCloseTo(420 * (0.0357 / 0.03), 0);
  });

  it('is no race for games in which the player sets the odds', async () => {
    await begin(raceOf({ ...SPINS, kinds: ['slots', 'dice'] }));
    expect(await races()).toEqual([]);
  });
});

describe('the board of a race', () => {
  it('has the best places with short names and what they would get now', async () => {
    await begin(raceOf());
    await put('uid-2', 600);
    await put('uid-3', 300, { preferences: { isShownInBets: false } });
    await roll(100);
    // Half of 3 % of 1,000.
    expect(await races()).toMatchObject([{ poolKes: 15, title: 'Daily Dash', wagering: 4 }]);
    expect(await standings()).toMatchObject([{ rank: 3, prizeKes: 1 }]);
    expect((await board()).data.places).toEqual([
      { rank: 1, playerName: 'Otien•••', points: 600, prizeKes: 9 },
      { rank: 2, points: 300, prizeKes: 4 },
      { rank: 3, playerName: expect.any(String), points: 100, prizeKes: 1 },
    ]);
    expect((await races({ 'accept-language': 'sw' }))[0]?.title).toBe('Mbio za Leo');
  });

  it('has three places in the list of races, and more of its own', async () => {
    await begin(raceOf());
    for (const place of [1, 2, 3, 4, 5]) await put(`player-${place}`, place);
    expect((await races())[0]?.places).toHaveLength(3);
    expect((await board()).data.places).toHaveLength(5);
  });

  it('has one place for a person', async () => {
    await begin(raceOf());
    for (const uid of ['uid-2', 'uid-3']) await put(uid, 500, { personId: 'uid-2' });
    await put('uid-4', 40);
    expect((await board()).data.places.map(({ rank, points }) => [rank, points])).toEqual([
      [1, 500],
      [2, 40],
    ]);
  });

  it('says that a race does not run', async () => {
    await begin(raceOf({ isActive: false }));
    expect(await board()).toMatchObject({ error: { code: 'race_not_found' } });
    expect(await board('none')).toMatchObject({ error: { code: 'race_not_found' } });
  });
});

describe('the prizes of a race', () => {
  it('are paid once at its end by places, in the terms of its beginning', async () => {
    await begin(raceOf());
    await put('uid-2', 20_000);
    await put('uid-3', 8_000);
    await roll(12_000);
    await scene.server.put('races', raceOf({ givesPercent: 1, wagering: 90, shares: [100] }));
    await endDay();
    await endDay();
    // Half of 3 % of 40,000.
    expect(await bonusesOf('uid-2', 'uid-1', 'uid-3')).toEqual([360, 180, 60]);
    expect((await scene.server.store.get('users', 'uid-2'))?.bonuses).toMatchObject([{ source: 'race', wagering: 4 }]);
    const notices = (await scene.server.store.find('notifications')).filter(({ kind }) => kind === 'race');
    expect(notices.map(({ userId, count }) => [userId, count]).toSorted()).toEqual([
      ['uid-1', 2],
      ['uid-2', 1],
      ['uid-3', 3],
    ]);
    await expectHouse(scene.server.store);
  });

  it.each([
    ['a day', { isBegun: true, days: 1 }],
    ['some days without a worker', { isBegun: true, days: 5 }],
    ['a day that no worker saw begin', { isBegun: false, days: 1 }],
  ])('are paid and shown after %s', async (_what, { isBegun, days }) => {
    if (isBegun) await begin(raceOf());
    else await scene.server.put('races', raceOf());
    await put('uid-2', 4_000);
    await endDay(days);
    expect(await bonusesOf('uid-2')).toEqual([36]);
    const places = [{ rank: 1, playerName: 'Otien•••', points: 4_000, prizeKes: 36 }];
    expect(await races()).toMatchObject([{ last: { endedAt: '2026-11-02T21:00:00.000Z', places } }]);
  });

  it('are next to nothing for ten accounts that stake next to nothing behind a great one', async () => {
    await begin(raceOf({ shares: [30, 18, 12, 9, 7, 6, 5, 5, 4, 4], mostKes: 50_000 }));
    await put('great', 1_000_000);
    for (let place = 0; place < 9; place += 1) await put(`small-${place}`, 20);
    await endDay();
    // Half of what the house keeps is 15,002: the great one has 30 % of it, and nobody gets more than three times 0.60.
    expect(await bonusesOf('great', 'small-0', 'small-8')).toEqual([4_500, 1, 1]);
  });

  it('together are at most what the race says', async () => {
    await begin(raceOf({ mostKes: 100 }));
    await put('uid-2', 900_000);
    await endDay();
    expect(await bonusesOf('uid-2')).toEqual([60]);
  });

  it('are shared by players with equal points, and are nobody’s and not shown where one has excluded themselves', async () => {
    await begin(raceOf());
    await put('uid-2', 2_000);
    await put('uid-3', 2_000);
    const until = '2027-11-22T09:00:00.000Z';
    await scene.server.put('gaming', { id: 'uid-3', limits: {}, selfExclusion: { since: until, until } });
    await endDay();
    // 60 is the pool: places one and two have 36 and 18.
    expect(await bonusesOf('uid-2', 'uid-3')).toEqual([27, 0]);
    expect((await races())[0]?.last?.places).toMatchObject([{ prizeKes: 27 }]);
  });

  it('are paid in dollars at the rate of their end, and not at all below a cent', async () => {
    await begin(raceOf({ shares: [97, 3] }));
    await put('uid-2', 3_000, { currency: 'USD' });
    await put('uid-3', 100, { currency: 'USD' });
    await endDay();
    // 46 is the pool.
    const kesPerUsd = scene.server.app.services.ctx.kesPerUsd();
    expect(await bonusesOf('uid-2', 'uid-3')).toEqual([Math.floor((44 / kesPerUsd) * 100) / 100, 0]);
    expect((await scene.server.store.find('journal')).filter(({ kind }) => kind === 'bonus')).toHaveLength(1);
  });

  it('forget the points of each player after a week', async () => {
    await begin(raceOf());
    await put('uid-2', 4_000);
    await endDay();
    expect(await scene.server.store.count('race-scores')).toBe(1);
    await endDay(8);
    expect(await scene.server.store.count('race-scores')).toBe(0);
  });
});
