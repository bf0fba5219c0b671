import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Bet } from '../../../../contract/content.ts';
import { openPlayScene, type PlayScene } from '../../testing/PlayScene.ts';

let scene: PlayScene;
beforeEach(async () => {
  scene = await openPlayScene({ money: 1_000 });
  const user = await scene.server.store.get('users', 'uid-1');
  await scene.server.put('users', { ...user, id: 'uid-1', displayName: 'Wanjiru Kamau' });
  await scene.open('dice');
});
afterEach(() => scene.close());

const bet = () => scene.bet(20, { choice: { side: 'under', target: 50 } });

const latest = async (): Promise<Bet[]> => {
  const answer = await scene.server.app.inject({ url: '/api/content/bet-history' });
  return answer.json<{ data: Bet[] }>().data;
};

describe('the latest bets', () => {
  it('are none on a new site', async () => {
    expect(await latest()).toEqual([]);
  });

  it('are real rounds that have ended, newest first, with a shortened name', async () => {
    const first = await bet();
    scene.pass(1_000);
    const second = await bet();
    await scene.open('mines');
    await scene.bet(20, { choice: { mines: 3 } });
    const shown = await latest();
    expect(shown.map(({ id }) => id)).toEqual([second.data.roundId, first.data.roundId]);
    const { win, multiplier } = second.data;
    expect(shown[0]).toMatchObject({
      ...{ playerName: 'Wanji•••', gameName: 'dice', gameId: 'dice', isExample: false },
      ...{ stake: 20, payout: win, multiplier, currency: 'KES' },
    });
  });

  it('leave out a player who asked not to be shown, also for earlier rounds', async () => {
    await bet();
    const body = { preferences: { isShownInBets: false } };
    const { data } = await scene.server.ask('/users/me', { method: 'PATCH', body });
    expect(data).toMatchObject({ preferences: { isShownInBets: false } });
    expect(await latest()).toEqual([]);
  });
});
