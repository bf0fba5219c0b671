import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { msUntil, multiplierAt } from '../../../../originals/crash/rules/index.ts';
import { type FlightScene, openFlightScene } from '../../testing/FlightScene.ts';
import { SHARED } from '../../testing/PlayScene.ts';

const CASH_OUT = { action: 'cashOut' };

let scene: FlightScene;
beforeEach(async () => {
  scene = await openFlightScene();
  await scene.open(SHARED);
});
afterEach(() => scene.close());

describe('a bet in a flight for everybody', () => {
  it('is open until the flight has ended, and names it', async () => {
    const flight = await scene.openBetting();
    const { status, data } = await scene.bet(100);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'open', flightId: flight.number, startsAt: flight.startsAt, balance: 900 });
    const { terminalHash, salt, length } = flight;
    expect(data.proof).toEqual({ flightId: flight.number, terminalHash, salt, length });
    expect(data.outcome).toEqual({});
  });

  it('takes no nonce, and leaves the seeds of the player to be changed', async () => {
    await scene.openBetting();
    await scene.bet(100);
    const { data } = await scene.server.ask('/play/seeds/rotate', {
      method: 'POST',
      body: { clientSeed: 'mine' },
      as: { uid: 'uid-1' },
    });
    expect(data).toMatchObject({ previous: { lastNonce: 0 } });
  });

  it('is taken until bets close, and not one millisecond later', async () => {
    const { startsAt } = await scene.openBetting();
    scene.passTo(Date.parse(startsAt) - 1);
    expect((await scene.bet(100)).status).toBe(200);
    scene.pass(1);
    expect(await scene.bet(100)).toMatchObject({ status: 409, code: 'round_closed' });
    expect((await scene.balance()).balance).toBe(900);
  });

  it.each(['flying', 'crashed'])('is refused while the flight is %s', async (state) => {
    await scene.openBetting();
    await scene.fly();
    if (state === 'crashed') await scene.crash();
    expect(await scene.bet(100)).toMatchObject({ status: 409, code: 'round_closed' });
    expect((await scene.record()).status).toBe(state);
  });

  it('is refused when another process has begun the flight, whatever the clock of this one says', async () => {
    const flight = await scene.openBetting();
    await scene.server.put('flights', { ...flight, status: 'flying' });
    expect(await scene.bet(100)).toMatchObject({ code: 'round_closed' });
  });

  it('may be one of two of a player, and no third', async () => {
    await scene.openBetting();
    await scene.bet(100);
    await scene.bet(200, { choice: { autoCashOut: 2 } });
    expect(await scene.bet(50)).toMatchObject({ status: 409, code: 'round_open' });
    const { data } = await scene.call('/play/rounds/open');
    const { round, others } = data as unknown as { round: object; others: object[] };
    expect([round, ...others]).toMatchObject([{ stake: 100 }, { stake: 200 }]);
    await scene.crash();
    expect((await scene.call('/play/rounds/open')).data).toEqual({ round: null });
    await scene.openBetting();
    expect((await scene.bet(50)).status).toBe(200);
  });

  it('is among the last ones of its game, newest first, open or over', async () => {
    await scene.openBetting();
    await scene.bet(100);
    await scene.crash();
    await scene.openBetting();
    await scene.bet(50);
    const { data } = await scene.call('/play/rounds/last');
    expect(data).toMatchObject({
      items: [
        { status: 'open', stake: 50 },
        { status: 'settled', stake: 100 },
      ],
    });
  });

  it('does not fill the other games of the player, nor they this one', async () => {
    await scene.openBetting();
    await scene.bet(100);
    await scene.open('crash');
    expect(await scene.bet(100)).toMatchObject({ status: 200, data: { proof: { nonce: 1 } } });
  });

  it('may be taken back before the flight starts, and not from then on', async () => {
    await scene.openBetting();
    await scene.bet(100, { betId: 'bet-0000001' });
    await scene.call('/play/bets/bet-0000001/rollback', {});
    expect((await scene.balance()).balance).toBe(1_000);
    expect((await scene.look()).flight?.bets).toEqual([]);
    await scene.bet(100, { betId: 'bet-0000002' });
    await scene.fly();
    await scene.call('/play/bets/bet-0000002/rollback', {});
    expect((await scene.balance()).balance).toBe(900);
  });

  it('may be taken back by its round, by its player alone', async () => {
    await scene.openBetting();
    const { data } = await scene.bet(100, { betId: 'bet-0000001' });
    const cancel = (token?: string) => scene.call(`/play/bets/${data.roundId}/rollback`, {}, token);
    const own = scene.token;
    await scene.server.put('users', { id: 'uid-2', uid: 'uid-2', currency: 'KES' });
    await scene.open('kupaa', 'uid-2');
    expect((await cancel()).data).toEqual({ round: null });
    expect((await cancel(own)).data).toMatchObject({ round: { status: 'void', balance: 1_000 } });
  });

  it('that is cancelled gives its stake back once, also when both calls come at the same time', async () => {
    await scene.openBetting();
    await scene.bet(100, { betId: 'bet-0000001' });
    const cancel = () => scene.call('/play/bets/bet-0000001/rollback', {});
    const answers = await Promise.all([cancel(), cancel()]);
    for (const { status, data } of [...answers, await cancel()])
      expect({ status, data }).toMatchObject({ status: 200, data: { round: { status: 'void', balance: 1_000 } } });
    expect((await scene.balance()).balance).toBe(1_000);
    expect(await scene.bet(100, { betId: 'bet-0000001' })).toMatchObject({ status: 409, code: 'round_closed' });
    expect((await scene.bet(100, { betId: 'bet-0000002' })).data).toMatchObject({ status: 'open', balance: 900 });
  });

  it('counts once by its id', async () => {
    await scene.openBetting();
    const first = await scene.bet(100, { betId: 'bet-0000001' });
    expect((await scene.bet(100, { betId: 'bet-0000001' })).data).toEqual(first.data);
    expect((await scene.balance()).balance).toBe(900);
  });
});

describe('a cash-out in a flight for everybody', () => {
  it('is paid at the multiplier of its moment, and does not tell where the flight ends', async () => {
    await scene.openBetting();
    const { roundId } = (await scene.bet(100)).data;
    await scene.fly(3_000);
    const { data } = await scene.step(roundId, CASH_OUT);
    const multiplier = multiplierAt(3_000) / 100;
    expect(data).toMatchObject({ status: 'settled', multiplier, outcome: { cashedOutAt: multiplier } });
    expect(data.outcome).toEqual({ cashedOutAt: multiplier });
    expect(data.proof).not.toHaveProperty('hash');
    expect((await scene.balance()).balance).toBeCloseTo(900 + 100 * multiplier, 2);
    const mine = await scene.server.ask(`/play/rounds/${roundId}`, { as: { uid: 'uid-1' } });
    expect(mine.data).toMatchObject({ outcome: { cashedOutAt: multiplier } });
    expect(mine.body).not.toMatch(/crashAt|"hash"/);
  });

  it('is told its end and its link after the crash', async () => {
    const flight = await scene.openBetting();
    const { roundId } = (await scene.bet(100)).data;
    await scene.crash();
    const { data } = await scene.server.ask(`/play/rounds/${roundId}`, { as: { uid: 'uid-1' } });
    expect(data).toMatchObject({
      status: 'settled',
      win: 0,
      outcome: { crashAt: flight.crashAt / 100 },
      proof: { hash: flight.link },
    });
  });

  it('is not possible before the flight starts', async () => {
    await scene.openBetting();
    const { roundId } = (await scene.bet(100)).data;
    expect(await scene.step(roundId, CASH_OUT)).toMatchObject({ status: 409, code: 'step_invalid' });
  });

  it('is refused from the crash on, and the stake is lost', async () => {
    const flight = await scene.openBetting();
    const { roundId } = (await scene.bet(100)).data;
    await scene.fly(Math.ceil(msUntil(flight.crashAt)));
    expect(await scene.step(roundId, CASH_OUT)).toMatchObject({ status: 409, code: 'round_closed' });
    await scene.crash();
    expect((await scene.balance()).balance).toBe(900);
  });

  it('is refused when another process has told the crash, whatever the clock of this one says', async () => {
    const flight = await scene.openBetting();
    const { roundId } = (await scene.bet(100)).data;
    await scene.fly(1_000);
    await scene.server.put('flights', { ...flight, status: 'crashed', holder: 'another' });
    expect(await scene.step(roundId, CASH_OUT)).toMatchObject({ status: 409, code: 'round_closed' });
  });

  it('that arrived before the crash is paid, although it is decided after it', async () => {
    const flight = await scene.openBetting();
    const { roundId } = (await scene.bet(100)).data;
    await scene.fly(1_000);
    await scene.server.put('flights', { ...(await scene.record()), status: 'crashed' });
    expect((await scene.step(roundId, CASH_OUT)).data).toMatchObject({ status: 'settled', multiplier: 1.1 });
    expect(flight.crashAt).toBeGreaterThan(110);
  });

  it('is automatic at exactly its multiplier, also when nobody asks', async () => {
    await scene.openBetting();
    await scene.bet(100, { choice: { autoCashOut: 1.5 } });
    await scene.bet(100, { choice: { autoCashOut: 9_999 } });
    await scene.crash();
    expect((await scene.balance()).balance).toBe(950);
  });

  it('is automatic at the moment of its multiplier, while the flight goes on', async () => {
    await scene.openBetting();
    await scene.bet(100, { choice: { autoCashOut: 1.5 } });
    await scene.fly(Math.ceil(msUntil(150)));
    await scene.server.app.services.workers.rounds.runOnce();
    expect((await scene.balance()).balance).toBe(1_050);
    expect((await scene.record()).status).toBe('flying');
  });

  it('counts once for each stake', async () => {
    await scene.openBetting();
    const { roundId } = (await scene.bet(100)).data;
    const other = (await scene.bet(100)).data;
    await scene.fly(1_000);
    await scene.step(roundId, CASH_OUT, { stepId: 'step-00001' });
    expect((await scene.step(roundId, CASH_OUT, { stepId: 'step-00001' })).status).toBe(200);
    expect(await scene.step(roundId, CASH_OUT)).toMatchObject({ status: 409, code: 'round_closed' });
    await scene.step(other.roundId, CASH_OUT);
    expect((await scene.balance()).balance).toBe(1_020);
  });
});
