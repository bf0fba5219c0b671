import { describe, expect, it } from '@jest/globals';
import { scene, usePlayScene } from '../../testing/usePlayScene.ts';

const UNDER_96 = { side: 'under', target: 96 };

usePlayScene({ money: 1_000 });

describe('a launch', () => {
  it('is for house games that can be played', async () => {
    await scene.server.put('games', { id: 'other', gameUrl: 'https://games.example/x', isDemo: false });
    const open = (id: string) => scene.server.ask(`/games/${id}/open`, { method: 'POST', body: { mode: 'money' } });
    expect(await open('other')).toMatchObject({ status: 409, code: 'game_unavailable' });
    expect(await open('dice')).toMatchObject({
      status: 200,
      data: { isDemo: false, currency: 'KES', stakes: { min: 20, max: 20_000, default: 20 } },
    });
  });

  it('without a mode is a demo, and has no token', async () => {
    const { data } = await scene.server.ask('/games/dice/open', { method: 'POST' });
    expect(data).toEqual({ id: 'dice', gameUrl: '/originals/dice.html?title=dice', isDemo: true });
  });

  it('is needed for a bet, and a player token is none', async () => {
    expect(await scene.bet(20, { token: 'unknown' })).toMatchObject({ status: 401, code: 'launch_expired' });
    const answer = await scene.server.ask('/play/bets', {
      method: 'POST',
      body: { betId: 'bet-0000001', stake: 20, choice: {} },
    });
    expect(answer).toMatchObject({ status: 401, code: 'launch_expired' });
  });

  it('takes no bet after it was closed', async () => {
    await scene.open('dice');
    await scene.call('/play/close', {});
    expect(await scene.bet(20, { choice: UNDER_96 })).toMatchObject({ status: 401, code: 'launch_expired' });
  });

  it('takes no bet after half an hour without one, and lives on with each', async () => {
    await scene.open('dice');
    scene.pass(29 * 60_000);
    expect(await scene.bet(20, { choice: UNDER_96 })).toMatchObject({ status: 200 });
    scene.pass(29 * 60_000);
    expect(await scene.bet(20, { choice: UNDER_96 })).toMatchObject({ status: 200 });
    scene.pass(31 * 60_000);
    expect(await scene.bet(20, { choice: UNDER_96 })).toMatchObject({ status: 401, code: 'launch_expired' });
  });

  it('takes no bet after the player has signed out everywhere', async () => {
    await scene.open('dice');
    const user = await scene.server.store.get('users', 'uid-1');
    await scene.server.put('users', { ...user, id: 'uid-1', sessionsValidAfter: new Date(scene.now).toISOString() });
    expect(await scene.bet(20, { choice: UNDER_96 })).toMatchObject({ status: 401, code: 'launch_expired' });
  });

  it('takes no bet of a player on a break, who can still end an open round, and not risk it further', async () => {
    await scene.open('mines');
    const { data } = await scene.bet(20, { choice: { mines: 1 } });
    const { mines = [] } = (await scene.server.store.get('rounds', data.roundId))?.drawn as { mines?: number[] };
    const [first, second] = [0, 1, 2].filter((tile) => !mines.includes(tile));
    await scene.server.ask('/gaming/time-out', { method: 'POST', body: { hours: 24 } });
    const refused = { status: 403, code: 'time_out' };
    expect(await scene.bet(20, { betId: 'bet-0000002', choice: { mines: 1 } })).toMatchObject(refused);
    expect(await scene.step(data.roundId, { action: 'open', tile: first })).toMatchObject({ status: 200 });
    expect(await scene.step(data.roundId, { action: 'open', tile: second })).toMatchObject(refused);
    expect(await scene.step(data.roundId, { action: 'cashOut' })).toMatchObject({ status: 200 });
  });

  it('of another player does not reach a round', async () => {
    await scene.open('mines');
    const { data } = await scene.bet(20, { choice: { mines: 1 } });
    await scene.server.put('users', { id: 'uid-2', uid: 'uid-2', currency: 'KES', balance: 0 });
    await scene.open('mines', 'uid-2');
    expect(await scene.step(data.roundId, { action: 'open', tile: 0 })).toMatchObject({
      status: 403,
      code: 'not_yours',
    });
    const read = await scene.server.ask(`/play/rounds/${data.roundId}`, { as: { uid: 'uid-2' } });
    expect(read).toMatchObject({ status: 403, code: 'not_yours' });
  });

  it('may be used from a frame without an origin, and preflights are answered', async () => {
    const answer = await scene.server.app.inject({
      method: 'OPTIONS',
      url: '/api/play/bets',
      headers: { origin: 'null' },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });
});
