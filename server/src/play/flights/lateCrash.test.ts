/** What a slow server does to stakes: nobody gains by it, and no stake is lost that could not be cashed out. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type FlightScene, openFlightScene } from '../../testing/FlightScene.ts';
import { SHARED } from '../../testing/PlayScene.ts';
import type { FlightRecord } from '../../store/records/flight.ts';
import { Attendance, AWAY_MS } from './Flier.ts';

let scene: FlightScene;
let flight: FlightRecord;
beforeEach(async () => {
  scene = await openFlightScene();
  await scene.open(SHARED);
  flight = await scene.openBetting();
});
afterEach(() => scene.close());

const crash = () => Date.parse(flight.crashesAt);

async function endRounds(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await scene.turn();
    scene.pass(300);
  }
}

const rounds = async () =>
  (await scene.server.store.find('rounds')).map(({ status, winCents }) => [status, winCents]).toSorted();

describe('a crash that is told late', () => {
  it.each([2_500, 30_000])('by %i ms, by a process that was there, loses what was not cashed out', async (late) => {
    await scene.bet(100, { choice: { autoCashOut: 1.5 } });
    await scene.bet(200);
    await scene.fly();
    scene.passTo(crash() + late);
    await endRounds();
    expect(await scene.record()).not.toHaveProperty('isUnattended');
    expect(await rounds()).toEqual([
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
    expect(await rounds()).toEqual([
      ['settled', 15_000],
      ['void', 0],
    ]);
    expect((await scene.balance()).balance).toBe(1_050);
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
    expect(await rounds()).toEqual([['open', 0]]);
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
    expect(await rounds()).toEqual([['settled', 0]]);
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
