import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LedgerScene } from '../../testing/LedgerScene.ts';
import { openLedgerScene } from '../../testing/openLedgerScene.ts';
import { newPlay } from '../seeds.ts';

const ENDS_AT = '2026-11-22T09:00:00.000Z';
const DAY = 86_400_000;
const CHALLENGE = { id: 'c1', isActive: true, title: 'Seven Suns', endsAt: ENDS_AT };
const PRIZE = { id: 'p1', isActive: true, challengeId: 'c1', rank: 1, amountKes: 6_000 };

let scene: LedgerScene;
beforeEach(async () => {
  scene = await openLedgerScene();
  await scene.put('challenge-content', CHALLENGE);
  await scene.put('challenge-prizes', PRIZE);
});
afterEach(() => scene.store.close());

const bonusOf = async (uid: string) => (await scene.store.get('users', uid))?.bonusBalance;

/** Gives a player points in a challenge. */
async function score(uid: string, points: number, challengeId = 'c1'): Promise<void> {
  await scene.addPlayer(uid, 'KES');
  await scene.put('play', { ...newPlay(uid, scene.services.play.ctx), score: { challengeId, points, progress: {} } });
}

/** Does what a round for another challenge does. */
async function moveOn(uid: string): Promise<void> {
  await score(uid, 3, 'c2');
  await scene.put('challenge-scores', { id: `c1:${uid}`, userId: uid, challengeId: 'c1', points: 40 });
}

const end = () => scene.work(2 * DAY);

describe('the prizes of a challenge', () => {
  it('are paid once the rounds that ended in time are written', async () => {
    await score('uid-2', 40);
    await scene.work(DAY + 1_000);
    expect(await bonusOf('uid-2')).toBe(0);
    await scene.work(10_000);
    expect(await bonusOf('uid-2')).toBe(6_000);
  });

  it('are those of its end, whatever is played or changed before the last one is paid', async () => {
    await score('uid-2', 40);
    await score('uid-3', 40);
    const row = { id: 'uid-3', limits: {} };
    await scene.put('gaming', { ...row, limits: 'unreadable' } as unknown as typeof row);
    await end();
    expect([await bonusOf('uid-2'), await bonusOf('uid-3')]).toEqual([3_000, 0]);
    await score('uid-4', 90);
    await scene.put('challenge-prizes', { ...PRIZE, amountKes: 90_000 });
    await scene.put('gaming', row);
    await scene.work(60_000);
    expect([await bonusOf('uid-2'), await bonusOf('uid-3'), await bonusOf('uid-4')]).toEqual([3_000, 3_000, 0]);
    expect(await scene.store.get('challenge-results', 'c1')).toHaveProperty('paidAt');
  });

  it('go to those whose rounds count for the next challenge by now', async () => {
    await moveOn('uid-2');
    await score('uid-3', 39);
    await end();
    expect([await bonusOf('uid-2'), await bonusOf('uid-3')]).toEqual([6_000, 0]);
  });

  it('are shared by all who share the last place that has one, however many', async () => {
    for (let count = 0; count < 250; count += 1) await score(`player-${count}`, 40);
    await scene.put('challenge-prizes', { ...PRIZE, amountKes: 50_000 });
    await end();
    const paid = await Promise.all(Array.from({ length: 250 }, (_each, count) => bonusOf(`player-${count}`)));
    expect(new Set(paid)).toEqual(new Set([200]));
  });

  it('go to the best account of a person alone, and the next person moves up', async () => {
    await scene.put('challenge-prizes', PRIZE, { ...PRIZE, id: 'p2', rank: 2, amountKes: 100 });
    for (const [uid, points] of [
      ['uid-2', 60],
      ['uid-3', 50],
      ['uid-4', 40],
    ] as const)
      await score(uid, points);
    for (const id of ['uid-2', 'uid-3']) {
      const user = await scene.store.get('users', id);
      await scene.put('users', { ...user, id, personId: 'uid-2' });
    }
    await scene.put('persons', { id: 'uid-2', accounts: ['uid-2', 'uid-3'] });
    await end();
    expect([await bonusOf('uid-2'), await bonusOf('uid-3'), await bonusOf('uid-4')]).toEqual([6_000, 0, 100]);
  });

  it('go to nobody with fewer points than they ask for, and a later place keeps its own prize', async () => {
    await scene.put(
      'challenge-prizes',
      { ...PRIZE, minPoints: 50 },
      { ...PRIZE, id: 'p2', rank: 2, amountKes: 100, minPoints: 20 },
    );
    await score('uid-2', 40);
    await score('uid-3', 30);
    await score('uid-4', 10);
    await end();
    expect([await bonusOf('uid-2'), await bonusOf('uid-3'), await bonusOf('uid-4')]).toEqual([0, 100, 0]);
  });

  it('are told by a notice, and are bonus money of a challenge', async () => {
    await score('uid-2', 40);
    await end();
    await end();
    expect(await scene.store.find('notifications')).toMatchObject([{ userId: 'uid-2', kind: 'bonus' }]);
    expect((await scene.store.get('users', 'uid-2'))?.bonuses).toMatchObject([
      { source: 'challenge', amountCents: 600_000 },
    ]);
  });

  it('are not paid to one who has excluded themselves, and their share is nobody else’s', async () => {
    await score('uid-2', 40);
    await score('uid-3', 40);
    const until = '2027-11-22T09:00:00.000Z';
    await scene.put('gaming', { id: 'uid-3', limits: {}, selfExclusion: { since: ENDS_AT, until } });
    await end();
    expect([await bonusOf('uid-2'), await bonusOf('uid-3')]).toEqual([3_000, 0]);
  });

  it('are paid whatever the terms of their bonus money say', async () => {
    await score('uid-2', 40);
    await scene.put('challenge-prizes', { ...PRIZE, wagering: 400 });
    await end();
    expect((await scene.store.get('users', 'uid-2'))?.bonuses).toMatchObject([{ source: 'challenge', wagering: 100 }]);
  });
});

describe('a challenge that has been closed', () => {
  it('does not run again under its id, and pays nobody twice', async () => {
    await score('uid-2', 40);
    await end();
    await scene.put('challenge-content', { ...CHALLENGE, endsAt: '2026-12-31T09:00:00.000Z' });
    const { scoring } = await scene.services.play.ctx.terms();
    expect(scoring).toBeUndefined();
    await scene.work(60 * DAY);
    const given = (await scene.store.find('journal')).filter(({ kind }) => kind === 'bonus');
    expect(given).toMatchObject([{ userId: 'uid-2', deltaCents: 600_000 }]);
  });

  it('by an older version was paid, and is not paid again', async () => {
    await score('uid-2', 40);
    await scene.put('meta', { id: 'challenge-paid:c1' });
    await end();
    expect(await bonusOf('uid-2')).toBe(0);
  });

  it('is followed by one with an id of its own', async () => {
    await end();
    await scene.put('challenge-content', { ...CHALLENGE, isActive: false }, { ...CHALLENGE, id: 'c2' });
    expect((await scene.services.play.ctx.terms()).scoring).toMatchObject({ challengeId: 'c2' });
  });
});

describe('a challenge that is made longer before its end', () => {
  it('goes on, and pays at its new end', async () => {
    await score('uid-2', 40);
    await scene.put('challenge-content', { ...CHALLENGE, endsAt: '2026-11-25T09:00:00.000Z' });
    await end();
    expect((await scene.services.play.ctx.terms()).scoring).toMatchObject({ challengeId: 'c1' });
    await end();
    await end();
    expect(await bonusOf('uid-2')).toBe(6_000);
  });
});
