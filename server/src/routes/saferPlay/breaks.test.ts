import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SaferPlayState } from '../../../../contract/saferPlay.ts';
import { ANY_METHOD } from '../../testing/RailKit.ts';
import type { MoneyApp } from '../../testing/startMoneyApp.ts';
import { HOUR, messageOf, START, startClocked } from './limitScene.testTools.ts';

let clock: { now: number };
let server: MoneyApp;
beforeEach(async () => {
  ({ server, clock } = await startClocked());
  await server.put('games', { id: 'simba', name: 'Simba', provider: 'Karata', gameUrl: '/originals/slots.html' });
});
afterEach(() => server.close());

const timeOut = (hours: number) => server.post('/gaming/time-out', { hours });
const exclude = (months: number) => server.post('/gaming/self-exclusion', { months });
const begin = () => server.begin(12_950);
const openGame = (id = 'simba') => server.post(`/games/${id}/open`, {});
const blockOf = async () => ((await server.ask('/gaming')).data as SaferPlayState).block;
const at = (hours: number): string => new Date(START + hours * HOUR).toISOString();

describe.each([
  ['a time-out', 'time_out', () => timeOut(24)],
  ['a self-exclusion', 'self_excluded', () => exclude(6)],
] as const)('%s', (_name, code, take) => {
  it('refuses deposits by every rail and games, and records nothing', async () => {
    await take();
    for (const way of server.ways) expect(await way.begin(12_950)).toMatchObject({ status: 403, code });
    expect(await openGame()).toMatchObject({ status: 403, code });
    expect(await server.store.count('deposits')).toBe(0);
    expect(server.kits.map(({ asked }) => asked())).toEqual(server.kits.map(() => 0));
  });

  it('does not change withdrawals and the sign-in', async () => {
    await server.pay(12_950);
    await take();
    expect((await server.post('/users/session', {})).status).toBe(200);
    const { data } = await server.post('/wallet/withdrawals', { amount: 10, methodId: ANY_METHOD });
    expect(data).toMatchObject({ success: true });
  });

  it('applies to its own player only', async () => {
    await take();
    expect((await server.post('/games/simba/open', {}, { uid: 'uid-2' })).status).toBe(200);
  });

  it('is shown to the player', async () => {
    await take();
    const { data } = await server.ask('/users/me/notifications');
    expect(data).toMatchObject([
      { kind: 'limit', case: code === 'time_out' ? 'timeOut' : 'selfExclusion', isRead: false },
    ]);
  });

  it('gives refusals that say when it ends', async () => {
    await take();
    const until = code === 'time_out' ? '22 November 2026 at 12:00' : '21 May 2027 at 12:00';
    expect(messageOf(await openGame())).toContain(`until ${until} (Nairobi time)`);
  });
});

describe('POST /api/gaming/time-out', () => {
  it('starts a break that ends without help', async () => {
    expect((await timeOut(24)).data).toMatchObject({ block: { kind: 'timeOut', since: at(0), until: at(24) } });
    clock.now = START + 24 * HOUR - 1;
    expect((await begin()).status).toBe(403);
    clock.now += 1;
    expect(await blockOf()).toBeUndefined();
    expect((await begin()).status).toBe(200);
  });

  it('makes a break longer but not shorter', async () => {
    await timeOut(168);
    expect((await timeOut(24)).data).toMatchObject({ block: { until: at(168) } });
    expect((await timeOut(720)).data).toMatchObject({ block: { since: at(0), until: at(720) } });
    expect(((await server.ask('/users/me/notifications')).data as unknown[]).length).toBe(2);
  });

  it.each([0, 1, 25, -24, 1_000, '24', null])('refuses %j hours', async (hours) => {
    expect(await server.post('/gaming/time-out', { hours })).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await blockOf()).toBeUndefined();
  });
});

describe('POST /api/gaming/self-exclusion', () => {
  it('starts an exclusion of the given calendar months and makes it no shorter', async () => {
    await exclude(12);
    expect((await exclude(6)).data).toMatchObject({
      block: { kind: 'selfExclusion', since: at(0), until: '2027-11-21T09:00:00.000Z' },
    });
    expect((await timeOut(24)).data).toMatchObject({ block: { kind: 'selfExclusion' } });
  });

  it('starts an exclusion that goes on when a time-out ends', async () => {
    await timeOut(720);
    await exclude(6);
    clock.now = START + 721 * HOUR;
    expect(await openGame()).toMatchObject({ status: 403, code: 'self_excluded' });
  });

  it.each([0, 1, 5, 7, -6, '6'])('refuses %j months', async (months) => {
    expect((await server.post('/gaming/self-exclusion', { months })).status).toBe(400);
    expect(await blockOf()).toBeUndefined();
  });
});

describe('POST /api/games/:id/open', () => {
  it('answers the address of the game', async () => {
    expect(await openGame()).toMatchObject({
      status: 200,
      data: { id: 'simba', gameUrl: '/originals/slots.html', isDemo: true },
    });
  });

  it('accepts the other field name of the address, and games that the operator offers for money', async () => {
    await server.put('games', { id: 'twiga', url: 'https://games.example/twiga', isDemo: false });
    expect((await openGame('twiga')).data).toEqual({
      id: 'twiga',
      gameUrl: 'https://games.example/twiga',
      isDemo: false,
    });
  });

  it.each([
    { status: 'maintenance', gameUrl: '/originals/slots.html' },
    { status: 'inactive', gameUrl: '/originals/slots.html' },
    { status: 'odd', gameUrl: '/originals/slots.html' },
    { status: 'active' },
  ])('refuses a game that cannot be played: %j', async (game) => {
    await server.put('games', { id: 'chui', ...game });
    expect(await openGame('chui')).toMatchObject({ status: 409, code: 'game_unavailable' });
  });

  it.each(['nothing', '__x__', '%2e%2e', 'a%2fb'])('finds no game %s', async (id) => {
    expect(await openGame(id)).toMatchObject({ status: 404 });
  });

  it('requires a signed-in player', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/games/simba/open' });
    expect(answer.statusCode).toBe(401);
  });
});
