import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BETTING_MS, FLIGHT_PAUSE_MS } from '../../../../contract/playTerms.ts';
import { linkBefore } from '../../../../originals/crash/rules/index.ts';
import { type FlightScene, openFlightScene } from '../../testing/FlightScene.ts';
import { SHARED } from '../../testing/PlayScene.ts';

let scene: FlightScene;
beforeEach(async () => {
  scene = await openFlightScene();
  await scene.open(SHARED);
});
afterEach(() => scene.close());

describe('what everybody sees of the flights', () => {
  it('is the chain before the first flight, and no end before its crash', async () => {
    const flight = await scene.openBetting();
    const { terminalHash, salt, length } = flight;
    for (const state of ['betting', 'flying'] as const) {
      if (state === 'flying') await scene.fly(1_000);
      const seen = await scene.look();
      expect(seen.chain).toEqual({ terminalHash, salt, length });
      expect(seen.flight).toMatchObject({ id: flight.number, status: state, bettingEndsAt: flight.startsAt });
      expect(JSON.stringify(seen.flight)).not.toMatch(/crashAt|crashedAt|hash/);
    }
    await scene.crash();
    const { flight: crashed, history } = await scene.look();
    const [crashAt, hash] = [flight.crashAt / 100, flight.link];
    expect(crashed).toMatchObject({ status: 'crashed', crashAt, hash, crashedAt: flight.crashesAt });
    expect(history[0]).toEqual({ id: flight.number, crashAt, hash });
  });

  it('is short for who glances at it, and then read from the records twice a second at most', async () => {
    const { startsAt } = await scene.openBetting();
    scene.passTo(Date.parse(startsAt) - 100);
    expect(await scene.glance()).toMatchObject({ chain: null, flight: { status: 'betting', bets: [] } });
    await scene.fly();
    expect(await scene.glance()).toMatchObject({ flight: { status: 'betting' } });
    scene.pass(400);
    expect(await scene.glance()).toMatchObject({ flight: { status: 'flying' } });
    await scene.crash();
    expect((await scene.glance()).history[0]).toMatchObject({ crashAt: (await scene.record()).crashAt / 100 });
  });

  it('leads from every flight back to the published hash', async () => {
    const { terminalHash } = await scene.openBetting();
    for (let flights = 0; flights < 5; flights += 1) {
      await scene.crash();
      scene.pass(FLIGHT_PAUSE_MS);
      await scene.look();
      await scene.turn();
    }
    const { history } = await scene.look();
    expect(history.length).toBeGreaterThanOrEqual(5);
    for (const { id, hash } of history) expect(await linkBefore(hash, id)).toBe(terminalHash);
  });

  it('shows who bet and who cashed out, by shortened names', async () => {
    await scene.server.put('users', {
      ...(await scene.server.store.get('users', 'uid-1')),
      id: 'uid-1',
      displayName: 'Wanjiru Kamau',
    });
    await scene.openBetting();
    const { data } = await scene.bet(100);
    await scene.fly(1_000);
    await scene.step(data.roundId, { action: 'cashOut' });
    const { flight } = await scene.look();
    expect(flight).toMatchObject({ betCount: 1 });
    expect(flight?.bets).toEqual([
      { key: data.betKey, name: 'Wanji•••', stake: 100, currency: 'KES', cashedOutAt: 1.1, win: 110 },
    ]);
    expect(JSON.stringify(flight)).not.toContain(data.roundId);
  });

  it('shows no name of a player who asked not to be shown', async () => {
    const user = await scene.server.store.get('users', 'uid-1');
    await scene.server.put('users', {
      ...user,
      id: 'uid-1',
      displayName: 'Wanjiru',
      preferences: { isShownInBets: false },
    });
    await scene.openBetting();
    await scene.bet(100);
    expect((await scene.look()).flight?.bets).toMatchObject([{ name: '•••', stake: 100 }]);
  });

  it.each(['crash', 'dice', 'nothing'])('is not there for %s', async (gameId) => {
    expect(await scene.server.ask(`/play/flights/${gameId}`)).toMatchObject({ status: 404, code: 'game_not_found' });
  });

  it('is for any origin, like all of play', async () => {
    const { headers } = await scene.server.app.inject({
      url: `/api/play/flights/${SHARED}`,
      headers: { origin: 'null' },
    });
    expect(headers['access-control-allow-origin']).toBe('*');
  });
});

describe('flights for everybody', () => {
  it('follow each other with a time for bets and a pause', async () => {
    const first = await scene.openBetting();
    await scene.crash();
    scene.passTo(Date.parse(first.crashesAt) + FLIGHT_PAUSE_MS - 1);
    await scene.turn();
    expect((await scene.record()).id).toBe(first.id);
    scene.pass(1);
    await scene.turn();
    const next = await scene.record();
    expect([next.number, next.status]).toEqual([first.number + 1, 'betting']);
    expect(Date.parse(next.startsAt)).toBe(scene.now + BETTING_MS);
  });

  it('rest while nobody looks, and the chain does not go on', async () => {
    const { number } = await scene.openBetting();
    await scene.crash();
    scene.pass(600_000);
    await scene.turn();
    expect(await scene.record()).toMatchObject({ number, status: 'crashed' });
    await scene.look();
    await scene.turn();
    expect(await scene.record()).toMatchObject({ number: number + 1, status: 'betting' });
  });
});
