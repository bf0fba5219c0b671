import { setTimeout as delay } from 'node:timers/promises';
import type { Flight } from '../../contract/flights.ts';
import type { StorePlace } from '../stores.ts';
import { FlightServer } from './FlightServer.ts';
import { seatPlayers, SHARED, SINGLE } from './seatPlayers.ts';

/** KES. */
const PLAYER = { stake: 20, money: 10_000 };
/** Milliseconds. Players cash out at a moment of their own until `longest`, of flight. */
const PACE = { longest: 8_000, look: 50, idlePause: 10 };

export interface FlightFigures {
  flights: number;
  bets: number;
  refusedBets: number;
  /** Milliseconds of each decided cash-out. */
  decided: number[];
  tooLate: number;
  /** Milliseconds of cash-outs at a server with nothing else to do, at the same time. */
  idle: number[];
}

const timed = async <T>(act: () => Promise<T>): Promise<{ ms: number; answer: T }> => {
  const from = performance.now();
  const answer = await act();
  return { ms: performance.now() - from, answer };
};

async function untilStatus(server: FlightServer, status: Flight['status']): Promise<Flight> {
  for (;;) {
    const flight = (await server.look(SHARED)).data?.flight;
    if (flight?.status === status) return flight;
    await delay(PACE.look);
  }
}

/** Keeps the stream open and reads it, as a game does. */
async function listen(server: FlightServer, signal: AbortSignal): Promise<void> {
  const { body } = await fetch(`${server.url}/play/flights/${SHARED}/events`, { signal });
  void body?.pipeTo(new WritableStream()).catch(() => undefined);
}

/** One player alone, again and again. */
async function idleCashOuts(server: FlightServer, token: string, figures: FlightFigures, signal: AbortSignal) {
  for (let number = 0; !signal.aborted; number += 1) {
    const bet = await server.bet(token, `idle-bet-${Date.now()}-${number}`, PLAYER.stake);
    if (bet.data?.status !== 'open') continue;
    const { roundId } = bet.data;
    const { ms, answer } = await timed(() => server.cashOut(token, roundId));
    if (answer.status === 200) figures.idle.push(ms);
    await delay(PACE.idlePause);
  }
}

async function oneFlight(server: FlightServer, tokens: readonly string[], figures: FlightFigures): Promise<void> {
  const flight = await untilStatus(server, 'betting');
  const startsAt = Date.parse(flight.bettingEndsAt);
  await Promise.all(
    tokens.map(async (token, number) => {
      const bet = await server.bet(token, `bet-${flight.id}-${number}`.padEnd(12, '-'), PLAYER.stake);
      if (!bet.data) return void (figures.refusedBets += 1);
      figures.bets += 1;
      const { roundId } = bet.data;
      await delay(Math.max(0, startsAt - Date.now()) + 100 + Math.random() * PACE.longest);
      const { ms, answer } = await timed(() => server.cashOut(token, roundId));
      if (answer.status === 200) figures.decided.push(ms);
      else figures.tooLate += 1;
    }),
  );
  figures.flights += 1;
  await untilStatus(server, 'crashed');
}

/** Players in one flight after another, by HTTP from another process than the server's; beside an idle server. */
export async function measureFlights(
  places: Record<'busy' | 'idle', StorePlace>,
  players: number,
  flights: number,
): Promise<FlightFigures> {
  const figures: FlightFigures = { flights: 0, bets: 0, refusedBets: 0, decided: [], tooLate: 0, idle: [] };
  const uids = await seatPlayers(places.busy, players, PLAYER.money);
  await seatPlayers(places.idle, 1, PLAYER.money);
  const [busy, idle] = [await FlightServer.start(places.busy), await FlightServer.start(places.idle)];
  const over = new AbortController();
  const tokens: string[] = [];
  for (const uid of uids) tokens.push(await busy.open(SHARED, uid));
  await Promise.all(uids.map(() => listen(busy, over.signal)));
  const beside = idleCashOuts(idle, await idle.open(SINGLE, 'player-0'), figures, over.signal);
  for (let flight = 0; flight < flights; flight += 1) await oneFlight(busy, tokens, figures);
  over.abort();
  await beside;
  await Promise.all([busy.stop(), idle.stop()]);
  return figures;
}
