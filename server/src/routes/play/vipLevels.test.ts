import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openPlayScene, type PlayScene } from '../../testing/PlayScene.ts';

const level = (order: number, minWager: number, minWagerKes: number) => ({
  id: `level-${order}`,
  title: `Level ${order}`,
  order,
  minWager,
  minWagerKes,
});

let scene: PlayScene;
beforeEach(async () => {
  scene = await openPlayScene({ money: 5_000 });
  await scene.server.put('vip-levels', level(1, 0, 0), level(2, 1, 100), level(3, 3, 300));
  await scene.open('dice');
});
afterEach(() => scene.close());

const roll = async (stake: number, betId?: string): Promise<void> => {
  scene.pass(3_000);
  const choice = { side: 'under', target: 50 };
  expect(await scene.bet(stake, { choice, ...(betId && { betId }) })).toMatchObject({ status: 200 });
};

const notices = async () => {
  const { data } = await scene.server.ask('/users/me/notifications');
  return (data as { id: string; kind: string }[]).filter(({ kind }) => kind === 'vip');
};

describe('a VIP level', () => {
  it('is told once when the wager reaches it, in the transaction of the bet', async () => {
    await roll(99);
    expect(await notices()).toEqual([]);
    await roll(20, 'bet-of-the-level');
    await roll(20, 'bet-of-the-level');
    await roll(20);
    expect(await notices()).toMatchObject([{ level: 'Level 2', levelId: 'level-2' }]);
  });

  it('is told once although one bet reaches two', async () => {
    await roll(400);
    expect(await notices()).toHaveLength(1);
  });

  it('of before is not told again to a player who wagered before', async () => {
    const user = await scene.server.store.get('users', 'uid-1');
    await scene.server.put('users', { ...user, id: 'uid-1', totalWager: 150 });
    await roll(20);
    expect(await notices()).toEqual([]);
    await roll(150);
    expect(await notices()).toHaveLength(1);
  });

  it('that the operator adds later is not told to a player who had reached it', async () => {
    const levels = await scene.server.store.find('vip-levels');
    for (const each of levels) await scene.server.put('vip-levels', { ...each, isActive: false });
    await roll(150);
    for (const each of levels) await scene.server.put('vip-levels', each);
    await roll(20);
    expect(await notices()).toEqual([]);
  });

  it('is measured in dollars in an account in dollars', async () => {
    const user = await scene.server.store.get('users', 'uid-1');
    await scene.server.put('users', { ...user, id: 'uid-1', currency: 'USD' });
    await scene.open('dice');
    await roll(0.9);
    expect(await notices()).toEqual([]);
    await roll(0.2);
    expect(await notices()).toHaveLength(1);
  });

  describe('of a round that is still open', () => {
    const mines = async (stake: number, betId: string) => {
      await scene.open('mines');
      return (await scene.bet(stake, { betId, choice: { mines: 24 } })).data.roundId;
    };

    it('is told when the round ends, and not when it is taken back', async () => {
      await mines(200, 'taken-back-1');
      expect(await notices()).toEqual([]);
      await scene.call('/play/bets/taken-back-1/rollback', {});
      expect(await notices()).toEqual([]);
      const roundId = await mines(200, 'played-on-1');
      await scene.step(roundId, { action: 'open', tile: 0 });
      expect(await notices()).toMatchObject([{ id: 'vip:uid-1:2' }]);
    });

    it('is withdrawn with the stake when another round told it, and told again when it is reached', async () => {
      await mines(90, 'taken-back-1');
      await scene.open('dice');
      await roll(20);
      expect(await notices()).toHaveLength(1);
      await scene.open('mines');
      await scene.call('/play/bets/taken-back-1/rollback', {});
      expect(await notices()).toEqual([]);
      await scene.open('dice');
      await roll(80);
      expect(await notices()).toHaveLength(1);
    });

    it('goes back after a day without a tile, and no level was reached by it', async () => {
      await mines(200, 'left-alone-1');
      scene.pass(86_400_000 + 1_000);
      await scene.server.app.services.workers.rounds.runOnce();
      expect(await notices()).toEqual([]);
    });
  });
});
