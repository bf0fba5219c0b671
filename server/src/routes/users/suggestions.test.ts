import { describe, expect, it } from '@jest/globals';
import type { Suggestions } from '../../../../contract/suggestions.ts';
import { scene, usePlayScene } from '../../testing/usePlayScene.ts';

usePlayScene({ money: 1_000 });

const slot = (id: string, look: string, more: object = {}) => ({
  ...{ id, name: `The ${id}`, provider: 'Studio', category: 'slots', popularity: 10 },
  gameUrl: `/originals/slots.html?title=${id}&${look}`,
  ...more,
});

const suggestions = async (uid = 'uid-1') =>
  (await scene.server.ask('/users/me/suggestions', { as: { uid } })).data as Suggestions;

async function play(gameId: string, choice: object = {}): Promise<void> {
  await scene.open(gameId);
  scene.pass(3_000);
  expect(await scene.bet(20, { choice })).toMatchObject({ status: 200 });
}

const LION = slot('lion', 'palette=gold&symbols=lion,drum,mask&model=book');

describe('games like those that were played', () => {
  it('are none for a player who has not played', async () => {
    await scene.server.put('games', LION);
    expect(await suggestions()).toEqual({ games: [] });
  });

  it('are of the same kind and theme first, then popular ones of the kind, and none that was played or cannot be', async () => {
    await scene.server.put(
      'games',
      LION,
      slot('near', 'palette=gold&symbols=lion,drum,sun&model=lines'),
      slot('plain', 'palette=red&symbols=fish&model=ways', { popularity: 90, provider: 'Other' }),
      slot('shut', 'palette=gold&symbols=lion,drum,mask&model=book', { status: 'maintenance' }),
      slot('known', 'palette=gold&symbols=lion,drum,mask&model=book'),
      { ...slot('themed', 'palette=gold&symbols=lion,drum,mask'), category: 'crash' },
    );
    await play('known');
    await play('lion');
    const { because, games } = await suggestions();
    expect(because).toEqual({ gameId: 'lion', name: 'The lion', category: 'slots' });
    expect(games.slice(0, 3)).toEqual(['near', 'themed', 'plain']);
    expect(games).not.toEqual(expect.arrayContaining(['shut', 'known', 'lion', 'dice', 'mines']));
  });

  it('follow the last game that has others like it, and are of nobody else', async () => {
    await scene.server.put('games', LION, slot('near', 'palette=gold&symbols=lion'));
    await play('lion');
    await play('dice', { side: 'under', target: 50 });
    expect((await suggestions()).because?.gameId).toBe('lion');
    expect(await suggestions('uid-2')).toEqual({ games: [] });
  });
});
