import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlayRecord } from '../store/records/round.ts';
import { openPlayScene, type PlayScene } from '../testing/PlayScene.ts';
import { newPlay } from './seeds.ts';

const DAY_MS = 86_400_000;
/** The scene begins on a Monday. Its week ends at the next midnight between Sunday and Monday in Nairobi. */
const DAY = '2026-11-03';
const WEEK_END = '2026-11-08T21:00:00.000Z';
const LEVEL = { isActive: true, title: 'First', order: 1, minWager: 0, minWagerKes: 0 };

let scene: PlayScene;
beforeEach(async () => {
  scene = await openPlayScene({ money: 1_000 });
  await scene.server.put('vip-levels', { id: 'one', ...LEVEL, cashbackPercent: 10, cashbackKes: 500 });
});
afterEach(() => scene.close());

/** A week of the account: what it has staked and what that has changed of its balance, in KES. */
async function played(uid: string, stakedKes: number, netKes: number): Promise<void> {
  const day = { stakedCents: 0, wonCents: 0, playedMs: 0, endedCents: stakedKes * 100, netCents: netKes * 100 };
  const play: PlayRecord = { ...newPlay(uid, { newSecret: () => 'a secret' }), days: { [DAY]: day } };
  await scene.server.put('play', { ...play, cashbackAt: WEEK_END });
}

const work = async () => scene.server.app.services.workers.runOnce();
const bonusOf = async (uid: string) => (await scene.server.store.get('users', uid))?.bonusBalance;

async function secondAccount(): Promise<void> {
  const { store, put } = scene.server;
  const user = await store.get('users', 'uid-1');
  const consent = { ageConfirmedAt: user?.ageConfirmedAt, termsAcceptedAt: user?.termsAcceptedAt };
  await put('users', { ...user, id: 'uid-1', personId: 'uid-1' });
  await put('users', {
    id: 'uid-2',
    uid: 'uid-2',
    currency: 'KES',
    balance: 0,
    bonusBalance: 0,
    ...consent,
    personId: 'uid-1',
  });
  await put('persons', { id: 'uid-1', accounts: ['uid-1', 'uid-2'] });
}

describe('weekly cash-back', () => {
  it('comes once after the week, as bonus money with its line in the journal and a notice', async () => {
    await played('uid-1', 100_000, -2_000);
    await work();
    expect(await bonusOf('uid-1')).toBe(0);
    scene.pass(7 * DAY_MS);
    await work();
    await work();
    expect(await bonusOf('uid-1')).toBe(200);
    const { store } = scene.server;
    const id = 'cashback-uid-1-2026-11-09';
    expect((await store.get('users', 'uid-1'))?.bonuses).toMatchObject([{ id, source: 'cashback', wagering: 1 }]);
    expect(await store.find('journal', { where: [['recordId', '==', id]] })).toMatchObject([
      { account: 'bonus', against: 'prizes', purse: id, deltaCents: 20_000 },
    ]);
    expect(await store.get('notifications', id)).toMatchObject({ kind: 'bonus', userId: 'uid-1' });
  });

  it.each([
    ['is at most what the level says', 1_000_000, -50_000, 500],
    ['is at most a quarter of a percent of the stakes', 20_000, -20_000, 50],
    ['does not come for a week that was won', 100_000, 1_000, 0],
    ['does not come below five shillings', 1_000, -1_000, 0],
  ])('%s', async (_what, staked, net, back) => {
    await played('uid-1', staked, net);
    scene.pass(7 * DAY_MS);
    await work();
    expect(await bonusOf('uid-1')).toBe(back);
  });

  it('is for a person: what one account has won goes off what another has lost', async () => {
    await secondAccount();
    await played('uid-1', 50_000, -2_000);
    await played('uid-2', 50_000, 1_500);
    scene.pass(7 * DAY_MS);
    await work();
    expect([await bonusOf('uid-1'), await bonusOf('uid-2')].toSorted()).toEqual([0, 50]);
  });

  it('that a closed account may not get comes to another account of the person', async () => {
    await secondAccount();
    const user = await scene.server.store.get('users', 'uid-1');
    await scene.server.put('users', { ...user, id: 'uid-1', isActive: false });
    await played('uid-1', 50_000, 0);
    await played('uid-2', 100_000, -2_000);
    scene.pass(7 * DAY_MS);
    await work();
    await work();
    expect([await bonusOf('uid-1'), await bonusOf('uid-2')]).toEqual([0, 200]);
  });

  it('does not come to somebody whose bank took a payment back', async () => {
    await played('uid-1', 100_000, -2_000);
    await scene.server.put('disputes', {
      ...{ id: 'dp', userId: 'uid-1', depositId: 'd', status: 'lost', amountCents: 1 },
      ...{ createdAt: WEEK_END, updatedAt: WEEK_END },
    });
    scene.pass(7 * DAY_MS);
    await work();
    expect(await bonusOf('uid-1')).toBe(0);
  });

  it('counts rounds in the week in which they end, and the next week on its own', async () => {
    await scene.open('dice');
    const { data } = await scene.bet(100, { choice: { side: 'under', target: 50 } });
    const play = await scene.server.store.get('play', 'uid-1');
    expect(play).toMatchObject({
      cashbackAt: WEEK_END,
      days: { '2026-11-02': { endedCents: 10_000, netCents: Math.round((data.win - 100) * 100) } },
    });
    scene.pass(8 * DAY_MS);
    await scene.open('dice');
    await scene.bet(100, { choice: { side: 'under', target: 50 } });
    await work();
    expect((await scene.server.store.get('play', 'uid-1'))?.cashbackAt).toBe('2026-11-15T21:00:00.000Z');
    scene.pass(7 * DAY_MS);
    await work();
    expect((await scene.server.store.get('play', 'uid-1'))?.cashbackAt).toBeUndefined();
  });
});
