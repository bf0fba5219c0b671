import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { FlightEventSchema } from '../../../../contract/flights.ts';
import { type FlightScene, openFlightScene } from '../../testing/FlightScene.ts';
import { SHARED } from '../../testing/PlayScene.ts';
import { eventReader, originOf, type ReceivedEvent } from '../../testing/readEvents.ts';

let scene: FlightScene;
const open: AbortController[] = [];

beforeEach(async () => {
  scene = await openFlightScene();
  await scene.server.app.listen({ host: '127.0.0.1', port: 0 });
  await scene.open(SHARED);
});
afterEach(async () => {
  open.splice(0).forEach((controller) => controller.abort());
  await scene.close();
});

async function connect(gameId = SHARED) {
  const controller = new AbortController();
  open.push(controller);
  const address = `${originOf(scene.server.app)}/api/play/flights/${gameId}/events`;
  const answer = await fetch(address, { headers: { origin: 'null' }, signal: controller.signal });
  return { answer, next: eventReader(answer) };
}

const isFlight =
  (status: string) =>
  ({ event, data }: ReceivedEvent): boolean =>
    event === 'flight' && (data['flight'] as { status?: unknown }).status === status;
const isBets = ({ event }: ReceivedEvent): boolean => event === 'bets';

describe('the stream of flights', () => {
  it('is told by HEAD, which holds no connection', async () => {
    const url = (gameId: string) => `/api/play/flights/${gameId}/events`;
    const address = (gameId: string) => `${originOf(scene.server.app)}${url(gameId)}`;
    const answer = await fetch(address(SHARED), { method: 'HEAD', headers: { origin: 'null' } });
    // Comes when the server has ended the answer.
    expect(await scene.server.app.inject({ method: 'HEAD', url: url(SHARED) })).toMatchObject({ body: '' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(address('none'), { method: 'HEAD' })).status).toBe(404);
  });

  it('tells any origin the present flight at once, and each of its states', async () => {
    await scene.openBetting();
    const { answer, next } = await connect();
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const first = await next(() => true);
    expect(first?.event).toBe('flight');
    await scene.fly();
    expect(JSON.stringify(await next(isFlight('flying')))).not.toMatch(/crashAt|hash/);
    await scene.crash();
    const crashed = await next(isFlight('crashed'));
    const { crashAt, link } = await scene.record();
    expect(crashed?.data['flight']).toMatchObject({ crashAt: crashAt / 100, hash: link });
    expect(v.is(FlightEventSchema, crashed)).toBe(true);
  });

  it('tells bets and cash-outs in batches, to all who listen', async () => {
    await scene.openBetting();
    const streams = [await connect(), await connect()];
    const { data } = await scene.bet(100);
    for (const { next } of streams) {
      const told = await next(isBets);
      expect(told?.data).toMatchObject({ betCount: 1, bets: [{ key: data.betKey, stake: 100 }] });
      expect(v.is(FlightEventSchema, told)).toBe(true);
    }
    await scene.fly(1_000);
    await scene.step(data.roundId, { action: 'cashOut' });
    for (const { next } of streams)
      expect((await next(isBets))?.data).toMatchObject({ bets: [{ key: data.betKey, cashedOutAt: 1.1, win: 110 }] });
  });

  it('tells that a bet was taken back', async () => {
    await scene.openBetting();
    const { next } = await connect();
    const { data } = await scene.bet(100, { betId: 'bet-0000001' });
    await next(isBets);
    await scene.call('/play/bets/bet-0000001/rollback', {});
    const told = await next(isBets);
    expect(told?.data).toEqual({ flightId: expect.any(Number), betCount: 0, bets: [], gone: [data.betKey] });
    expect(v.is(FlightEventSchema, told)).toBe(true);
  });

  it('tells what another process has done, by the records', async () => {
    const flight = await scene.openBetting();
    const { next } = await connect();
    const bet = { ...(await scene.bet(100)).data };
    const round = await scene.server.store.get('rounds', bet.roundId);
    await next(isBets);
    if (!round) throw new Error('There is no round');
    scene.pass(1_000);
    await scene.server.put('rounds', { ...round, id: 'of-another', createdAt: new Date(scene.now).toISOString() });
    scene.pass(1_000);
    expect((await next(isBets))?.data).toMatchObject({ betCount: 2 });
    await scene.server.put('flights', { ...flight, status: 'flying' });
    expect(await next(isFlight('flying'))).toBeDefined();
  });

  it('is not there for another game', async () => {
    expect((await connect('dice')).answer.status).toBe(404);
  });

  it('ends with the server', async () => {
    await scene.openBetting();
    const { next } = await connect();
    const ended = next(() => false);
    await scene.server.app.close();
    expect(await ended).toBeUndefined();
  });
});
