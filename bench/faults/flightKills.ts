/** A server of one flight for everybody is killed in each of its states; the next one goes on from its records. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Flight } from '../../contract/flights.ts';
import type { Round } from '../../contract/rounds.ts';
import type { RoundRecord } from '../../server/src/store/records/round.ts';
import { FlightServer } from '../flights/FlightServer.ts';
import { layShortFlights, seatPlayers, SHARED } from '../flights/seatPlayers.ts';
import { verifyRounds } from './checkRounds.ts';
import { checkSums } from './checkSums.ts';
import type { FaultPart, FaultRun } from './FaultRun.ts';
import { readPlayer } from './playerRecords.ts';
import { openPlace, type StorePlace } from '../stores.ts';

const MONEY = 10_000;
const STAKE = 100;
const LOOK_MS = 20;
/** Bets are taken for seconds, so that nobody has to look often for their beginning. */
const SLOW_LOOK_MS = 200;
/** Short ones, for rounds that end later. */
const SPARE_FLIGHTS = 3;
const LONGEST_MS = 150_000;
const MOMENTS = ['betting', 'flying', 'crashed'] as const satisfies Flight['status'][];
type Moment = (typeof MOMENTS)[number];

/** The answers that a player got. */
interface Told {
  bets: Map<string, Round>;
  cashedOut: Map<string, Round>;
}

async function until(server: FlightServer, isReached: (flight: Flight) => boolean, lookMs = LOOK_MS): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while (Date.now() < end) {
    const flight = (await server.look(SHARED)).data?.flight;
    if (flight && isReached(flight)) return;
    await delay(lookMs);
  }
  throw new Error('The flight does not go on');
}

/** A round that could not end, such as one that the killed server still holds, ends after a later flight. */
async function untilEnded(server: FlightServer, tokens: readonly string[]): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  for (const token of tokens)
    while ((await server.openRounds(token)).data?.round !== null && Date.now() < end) {
      await server.look(SHARED);
      await delay(SLOW_LOOK_MS);
    }
}

/** Each player stakes twice: one of both by itself at a multiplier, the other by hand. */
async function stakeAll(server: FlightServer, tokens: readonly string[], told: Told, name: string): Promise<void> {
  const bets = tokens.flatMap((token, number) =>
    [{ autoCashOut: 1.3 }, {}].map(async (choice, place) => {
      const { data } = await server.bet(token, `${name}-${number}-${place}`.padEnd(12, '-'), STAKE, choice);
      if (data) told.bets.set(data.roundId, data);
      return { token, round: data, isByHand: place === 1 };
    }),
  );
  await Promise.all(bets);
}

async function cashOutSome(server: FlightServer, tokens: readonly string[], told: Told): Promise<void> {
  const byHand = [...told.bets.values()].filter(({ choice }) => choice['autoCashOut'] === undefined);
  await Promise.all(
    byHand.slice(0, byHand.length / 2).map(async ({ roundId }) => {
      for (const token of tokens) {
        const { status, data } = await server.cashOut(token, roundId);
        if (status === 403) continue;
        if (status === 200 && data) told.cashedOut.set(roundId, data);
        return;
      }
    }),
  );
}

/** Kills the server at a moment, with calls under way. */
async function killAt(
  server: FlightServer,
  moment: Moment,
  tokens: readonly string[],
  told: Told,
  { random }: FaultRun,
): Promise<void> {
  await until(server, ({ status }) => status === 'betting', SLOW_LOOK_MS);
  const staking = stakeAll(server, tokens, told, `${moment}-${random.between(1, 1_000_000)}`);
  if (moment === 'betting') await delay(random.between(1, 60));
  else {
    await staking;
    await until(server, ({ status }) => status === moment);
    const cashing = moment === 'flying' ? cashOutSome(server, tokens, told) : Promise.resolve();
    // Rounds end a quarter of a second after the crash.
    await delay(moment === 'flying' ? random.between(1, 120) : random.between(240, 300));
    await server.kill();
    await cashing;
    return;
  }
  await server.kill();
  await staking;
}

async function check({ checks }: FaultRun, place: StorePlace, uids: readonly string[], told: Told): Promise<number> {
  const store = openPlace(place);
  const rounds: RoundRecord[] = [];
  for (const uid of uids) {
    const records = await readPlayer(store, uid);
    checkSums(checks, records, uid);
    await verifyRounds(checks, store, records);
    rounds.push(...records.rounds);
    checks.equal((await store.get('play', uid))?.flying ?? {}, {}, `${uid}: rounds that still fly`);
  }
  await store.close();
  const stored = new Map(rounds.map((round) => [round.id, round]));
  checks.equal(rounds.filter(({ status }) => status === 'open').length, 0, 'open rounds');
  const lost = [...told.bets.keys()].filter((id) => !stored.has(id));
  checks.equal(lost, [], 'bets that were answered and are not there');
  for (const [id, { win, multiplier }] of told.cashedOut) {
    const round = stored.get(id);
    checks.equal(
      [round?.winCents, round?.multiplier],
      [Math.round(win * 100), Math.round(multiplier * 100)],
      `cash-out ${id}`,
    );
  }
  const unfair = rounds.filter(({ choice, status, multiplier, drawn }) => {
    const isReached = (drawn as { crashAt: number }).crashAt >= 130;
    return choice['autoCashOut'] !== undefined && (status !== 'settled' || multiplier !== (isReached ? 130 : 0));
  });
  checks.equal(
    unfair.map(({ id }) => id),
    [],
    'automatic cash-outs that are not exact',
  );
  return rounds.length;
}

async function run(faultRun: FaultRun): Promise<string> {
  const place = faultRun.newPlace();
  const uids = await seatPlayers(place, faultRun.sizes.flightPlayers, MONEY);
  if (faultRun.sizes.flightKills <= MOMENTS.length)
    await layShortFlights(place, faultRun.sizes.flightKills + SPARE_FLIGHTS);
  const first = faultRun.random.between(0, MOMENTS.length - 1);
  const told: Told = { bets: new Map(), cashedOut: new Map() };
  let server = await FlightServer.start(place);
  const tokens: string[] = [];
  for (const uid of uids) tokens.push(await server.open(SHARED, uid));
  for (let kill = 0; kill < faultRun.sizes.flightKills; kill += 1) {
    const moment = MOMENTS[(first + kill) % MOMENTS.length] ?? 'flying';
    const now: Told = { bets: new Map(), cashedOut: told.cashedOut };
    await killAt(server, moment, tokens, now, faultRun);
    now.bets.forEach((round, id) => told.bets.set(id, round));
    server = await FlightServer.start(place);
    const flight = (await server.look(SHARED)).data?.flight;
    await until(server, ({ id, status }) => status === 'betting' && id !== flight?.id, SLOW_LOOK_MS);
  }
  await untilEnded(server, tokens);
  await server.stop();
  const rounds = await check(faultRun, place, uids, told);
  return `${faultRun.sizes.flightKills} kills with ${faultRun.sizes.flightPlayers} players in the flight, ${rounds} rounds, ${told.cashedOut.size} cash-outs by hand`;
}

export const flightKills: FaultPart = {
  name: 'kills of a flight',
  behaviour: 'loses and doubles no stake of a flight for everybody whose server is killed',
  run,
};
