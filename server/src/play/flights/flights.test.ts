import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BETTING_MS, FLIGHT_PAUSE_MS } from '../../../../contract/playTerms.ts';
import { createPlay } from '../createPlay.ts';
import { type FlightScene, openFlightScene } from '../../testing/FlightScene.ts';
import { SHARED } from '../../testing/PlayScene.ts';
import { COLLECTIONS } from '../../data/openStore.ts';
import { openSqliteStore } from '../../store/sqlite/openSqliteStore.ts';
import type { FlightRecord } from '../../store/records/flight.ts';
import { Attendance, AWAY_MS, FLIGHT_LEASE_MS } from './Flier.ts';

let scene: FlightScene;
/** How far the clock of the store is before that of the processes (ms). */
let ahead: number;
beforeEach(async () => {
  ahead = 0;
  const now = (): number => scene.now + ahead;
  const store = openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true, now });
  scene = await openFlightScene({ edges: { store, services: { chainLength: 20 } } });
  await scene.open(SHARED);
});
afterEach(() => scene.close());

/** Another process on the same store; its clock may differ. */
const otherFlier = (skewMs = 0) => {
  const { ctx } = scene.server.app.services.play;
  const { processId: _own, onRound: _feed, ...given } = ctx;
  return createPlay({ ...given, now: () => ctx.now() + skewMs }).flier;
};

const rounds = () => scene.server.store.find('rounds');
const ends = async () => (await rounds()).map(({ status, winCents }) => [status, winCents]).toSorted();
const balance = async () => (await scene.balance()).balance;

describe('the process that flies', () => {
  it('is one at a time', async () => {
    await scene.openBetting();
    const other = otherFlier();
    for (let second = 0; second < BETTING_MS; second += 1_000) {
      await Promise.all([scene.turn(), other.turn()]);
      scene.pass(1_000);
    }
    await other.turn();
    expect((await scene.record()).status).toBe('betting');
    await scene.turn();
    expect((await scene.record()).status).toBe('flying');
  });

  it('is followed by another one when it has died, and the flight goes on', async () => {
    const flight = await scene.openBetting();
    const other = otherFlier();
    await scene.bet(100, { choice: { autoCashOut: 1.5 } });
    await scene.bet(200);
    await scene.fly();
    await other.turn();
    scene.pass(FLIGHT_LEASE_MS);
    await other.turn();
    scene.passTo(Date.parse(flight.crashesAt) - 100);
    other.beat();
    scene.pass(100);
    await other.turn();
    scene.pass(300);
    await other.turn();
    expect((await scene.record()).status).toBe('crashed');
    expect(await ends()).toEqual([
      ['settled', 0],
      ['settled', 15_000],
    ]);
    expect(await balance()).toBe(850);
  });

  it('is followed at once when it ends', async () => {
    const flight = await scene.openBetting();
    scene.passTo(Date.parse(flight.startsAt) - 1_000);
    await scene.turn();
    await scene.flier.stop();
    scene.pass(1_000);
    await otherFlier().turn();
    expect((await scene.record()).status).toBe('flying');
  });

  it('may come back to a flight that nobody flew: what was not cashed out by itself goes back', async () => {
    const flight = await scene.openBetting();
    await scene.bet(100, { choice: { autoCashOut: 1.5 } });
    await scene.bet(200);
    await scene.flier.stop();
    scene.passTo(Date.parse(flight.crashesAt) + 60_000);
    const again = otherFlier();
    for (let turn = 0; turn < 4; turn += 1) await again.turn();
    expect(await ends()).toEqual([
      ['settled', 15_000],
      ['void', 0],
    ]);
    expect(await balance()).toBe(1_050);
  });

  it('gives back no stake that had to cash out by itself later than the crash, also if nobody flew', async () => {
    const flight = await scene.openBetting();
    await scene.bet(100, { choice: { autoCashOut: 1_000 } });
    await scene.flier.stop();
    scene.passTo(Date.parse(flight.crashesAt) + 60_000);
    const again = otherFlier();
    for (let turn = 0; turn < 4; turn += 1) await again.turn();
    expect(await ends()).toEqual([['settled', 0]]);
    expect(await balance()).toBe(900);
  });

  it('ends the rounds of a flight that crashed just before it died', async () => {
    const flight = await scene.openBetting();
    await scene.bet(200);
    await scene.fly();
    scene.passTo(Date.parse(flight.crashesAt));
    await scene.turn();
    await scene.flier.stop();
    expect((await scene.record()).status).toBe('crashed');
    scene.pass(30_000);
    await otherFlier().turn();
    expect(await rounds()).toMatchObject([{ status: 'settled', winCents: 0 }]);
    expect(await balance()).toBe(800);
  });

  it('does nothing twice when two believe that they fly, with clocks that differ', async () => {
    const flight = await scene.openBetting();
    const other = otherFlier(FLIGHT_LEASE_MS * 2);
    await scene.bet(100, { choice: { autoCashOut: 1.5 } });
    await scene.bet(200);
    for (const at of [Date.parse(flight.startsAt), Date.parse(flight.crashesAt), Date.parse(flight.crashesAt) + 300]) {
      scene.passTo(at);
      await scene.turn();
      // The lease has ended, and its holder does not know it yet.
      ahead += FLIGHT_LEASE_MS;
      await Promise.all([scene.turn(), other.turn(), scene.turn(), other.turn()]);
    }
    await Promise.all([scene.turn(), other.turn()]);
    const [won, lost] = (await rounds()).toSorted((a, b) => b.winCents - a.winCents);
    expect(won).toMatchObject({ status: 'settled', winCents: 15_000 });
    expect(lost?.status).not.toBe('open');
    const back = lost?.status === 'void' ? 200 : 0;
    expect(await balance()).toBe(850 + back);
    expect((await scene.refreshed()).balance).toBe(850 + back);
  });
});

describe('the chain of flights', () => {
  it('is followed by another one, which was published while the first still flew', async () => {
    const { terminalHash } = await scene.openBetting();
    for (;;) {
      const { number } = await scene.record();
      await scene.crash();
      const { chain } = await scene.look();
      if (number === 20) expect(chain?.nextTerminalHash).toMatch(/^[\da-f]{64}$/);
      scene.pass(FLIGHT_PAUSE_MS);
      await scene.turn();
      const next = await scene.record();
      if (next.terminalHash === terminalHash) continue;
      expect(next).toMatchObject({ number: 1, terminalHash: chain?.nextTerminalHash });
      expect((await scene.look()).chain?.terminalHash).toBe(next.terminalHash);
      expect(next.salt).toBe(`a public value:${next.terminalHash}`);
      return;
    }
  });

  it('is published before its salt is chosen, and nothing flies until then', async () => {
    const { ctx } = scene.server.app.services.play;
    ctx.flightSalt = undefined;
    await scene.look();
    await scene.turn();
    const before = await scene.look();
    expect(before).toMatchObject({ flight: null, history: [] });
    expect(before.chain).toEqual({ terminalHash: expect.any(String), length: 20 });
    const opened = { method: 'POST', body: { mode: 'money' }, as: { uid: 'uid-1' } } as const;
    expect(await scene.server.ask(`/games/${SHARED}/open`, opened)).toMatchObject({ code: 'game_unavailable' });
    ctx.flightSalt = 'chosen later';
    await scene.turn();
    const after = await scene.look();
    expect(after.chain).toEqual({ ...before.chain, salt: `chosen later:${before.chain?.terminalHash}` });
    expect(after.flight).toMatchObject({ id: 1, status: 'betting' });
  });

  it('keeps its salt when the setting changes', async () => {
    const { ctx } = scene.server.app.services.play;
    const { salt } = await scene.openBetting();
    ctx.flightSalt = 'another one';
    await scene.crash();
    scene.pass(FLIGHT_PAUSE_MS);
    await scene.look();
    await scene.turn();
    expect((await scene.record()).salt).toBe(salt);
  });
});

/** Nobody gains by a slow server, and no stake is lost that could not be cashed out. */
describe('on a slow server,', () => {
  let flight: FlightRecord;
  beforeEach(async () => {
    flight = await scene.openBetting();
  });

  const crash = () => Date.parse(flight.crashesAt);

  async function endRounds(): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) {
      await scene.turn();
      scene.pass(300);
    }
  }

  describe('a crash that is told late', () => {
    it.each([2_500, 30_000])('by %i ms, by a process that was there, loses what was not cashed out', async (late) => {
      await scene.bet(100, { choice: { autoCashOut: 1.5 } });
      await scene.bet(200);
      await scene.fly();
      scene.passTo(crash() + late);
      await endRounds();
      expect(await scene.record()).not.toHaveProperty('isUnattended');
      expect(await ends()).toEqual([
        ['settled', 0],
        ['settled', 15_000],
      ]);
    });

    it('by a process that was away at the crash gives back what was not cashed out', async () => {
      await scene.bet(100, { choice: { autoCashOut: 1.5 } });
      await scene.bet(200);
      await scene.fly();
      await scene.flier.stop();
      scene.passTo(crash());
      await endRounds();
      expect(await ends()).toEqual([
        ['settled', 15_000],
        ['void', 0],
      ]);
      expect(await balance()).toBe(1_050);
    });

    it('pays a cash-out that arrived before it, however late that is decided', async () => {
      const { roundId } = (await scene.bet(100)).data;
      await scene.fly(1_000);
      const { ctx } = scene.server.app.services.play;
      const terms = ctx.terms;
      const slow = Promise.withResolvers<void>();
      ctx.terms = async () => {
        ctx.terms = terms;
        await slow.promise;
        return terms();
      };
      const cashedOut = scene.step(roundId, { action: 'cashOut' });
      while (ctx.terms !== terms) await new Promise(setImmediate);
      scene.passTo(crash());
      await endRounds();
      expect(await ends()).toEqual([['open', 0]]);
      slow.resolve();
      expect((await cashedOut).data).toMatchObject({ status: 'settled', multiplier: 1.1 });
      expect(ctx.arrivals.size).toBe(0);
    });

    it('does not wait for ever for a cash-out that is never decided', async () => {
      await scene.bet(100);
      await scene.fly(1_000);
      scene.server.app.services.play.ctx.arrivals.add({ at: scene.now });
      scene.passTo(crash());
      for (let turn = 0; turn < 10; turn += 1) await endRounds();
      expect(await ends()).toEqual([['settled', 0]]);
    });
  });

  describe('the attendance of a process', () => {
    it.each([
      [AWAY_MS, true],
      [AWAY_MS + 1, false],
    ])('that was seen last %i ms before the crash is enough: %p', (away, isThere) => {
      const attendance = new Attendance();
      attendance.attend(flight, Date.parse(flight.startsAt));
      attendance.beat(crash() - away);
      attendance.beat(crash() + 1);
      expect(attendance.wasThereAtEndOf(flight)).toBe(isThere);
    });

    it('is none for a flight that another process flew', () => {
      const attendance = new Attendance();
      attendance.attend({ ...flight, id: 'an earlier one' }, crash() - 1);
      attendance.beat(crash() - 1);
      expect(attendance.wasThereAtEndOf(flight)).toBe(false);
    });

    it('does not begin after the crash', () => {
      const attendance = new Attendance();
      attendance.attend(flight, crash());
      expect(attendance.wasThereAtEndOf(flight)).toBe(false);
    });
  });
});
