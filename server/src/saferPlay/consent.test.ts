import { describe, expect, it } from '@jest/globals';
import { WHEEL_SEGMENTS } from '../../../contract/wheel.ts';
import { scene, usePlayScene } from '../testing/usePlayScene.ts';

const UNCONFIRMED = { ageConfirmedAt: null, termsAcceptedAt: null };
const NEEDED = { status: 403, code: 'consent_needed' };
const WHEEL = { id: 'wheel', segments: WHEEL_SEGMENTS.map(() => ({ weight: 1, bonusKes: 10 })) };

usePlayScene({ money: 1_000 });

const lose = async (lost: object = UNCONFIRMED) => {
  const { store } = scene.server;
  const user = await store.get('users', 'uid-1');
  await scene.server.put('users', { ...user, id: 'uid-1', ...lost });
};
const open = (id: string, mode: 'money' | 'demo') =>
  scene.server.ask(`/games/${id}/open`, { method: 'POST', body: { mode }, as: { uid: 'uid-1' } });

describe('a player who has not confirmed age and terms', () => {
  it.each([['the age', { ageConfirmedAt: null }] as const, ['the terms', { termsAcceptedAt: null }] as const])(
    'can deposit by no way while %s is missing',
    async (_what, lost) => {
      await lose(lost);
      for (const way of scene.server.ways) expect(await way.begin(50_000)).toMatchObject(NEEDED);
      expect(await scene.server.store.count('deposits')).toBe(1);
    },
  );

  it('opens no game for money, and every demo', async () => {
    await scene.server.put('games', {
      id: 'away',
      name: 'away',
      provider: 'x',
      gameUrl: 'https://x.example',
      isDemo: false,
    });
    await lose();
    expect(await open('dice', 'money')).toMatchObject(NEEDED);
    expect(await open('away', 'demo')).toMatchObject(NEEDED);
    expect(await open('dice', 'demo')).toMatchObject({ status: 200 });
  });

  it('bets nothing in a game that was open before', async () => {
    await scene.open('dice');
    await lose();
    expect(await scene.bet(50, { choice: { side: 'under', target: 50 } })).toMatchObject(NEEDED);
    expect(await scene.balance()).toMatchObject({ balance: 1_000 });
  });

  it('gets nothing from the wheel and the market', async () => {
    await scene.server.put('wheel-terms', WHEEL);
    await lose();
    expect(await scene.server.post('/users/me/wheel/turn', {})).toMatchObject(NEEDED);
    const box = { shelf: 'boxes', itemId: 'box', price: 5 };
    expect(await scene.server.post('/users/me/market', box)).toMatchObject(NEEDED);
  });

  it('deposits and plays once both are confirmed', async () => {
    await lose();
    const consent = { isAdult: true, hasAcceptedTerms: true };
    await scene.server.ask('/users/session', { method: 'POST', body: { consent }, as: { uid: 'uid-1' } });
    await scene.server.pay(500);
    expect(await scene.balance()).toMatchObject({ balance: 1_500 });
    expect(await open('dice', 'money')).toMatchObject({ status: 200 });
  });
});
