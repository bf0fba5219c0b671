/** Rounds of one player: what they lost is what the house has won, and each is what its seeds decide. */
import * as v from 'valibot';
import { RaceSchema } from '../../contract/races.ts';
import { readRound, recomputeRound } from '../../originals/verify/index.ts';
import { runOf, withRaces } from '../../server/src/play/races/scoreRaces.ts';
import { toRound } from '../../server/src/play/rounds/showRound.ts';
import type { DocumentStore } from '../../server/src/store/DocumentStore.ts';
import type { PlayRecord, RoundRecord } from '../../server/src/store/records/round.ts';
import type { Checks } from './Checks.ts';
import { toMinor } from './money.ts';
import { bonusMovementsOf } from './movements.ts';
import { type PlayerRecords, sumOf } from './playerRecords.ts';
import { RACE } from './rewards.ts';

const ofRound = /:(?:stake(?::\d+)?|jackpots|win|prize|rollback)$/;

export function checkRounds(checks: Checks, records: PlayerRecords, what: string): void {
  const { user, rounds, journal } = records;
  const lines = journal.filter(({ recordId }) => ofRound.test(recordId));
  const written = lines.filter(({ account }) => account === 'bonus').map(lineOf);
  const moved = bonusMovementsOf(records).map(({ recordId, delta }) => `${recordId} ${delta}`);
  checks.equal(written.toSorted(), moved.toSorted(), `${what}: bonus money of rounds has its lines of the journal`);
  const ended = rounds.filter(({ status }) => status !== 'open');
  const house = sumOf(rounds, ({ stakeCents }) => stakeCents) - sumOf(ended, ({ winCents }) => winCents);
  checks.equal(house + sumOf(lines, ({ deltaCents }) => deltaCents), 0, `${what}: the house has what the player lost`);
  checks.equal(house + sumOf(rounds, netOf), 0, `${what}: rounds say what they have moved`);
  checkTotals(
    checks,
    rounds.filter(({ status }) => status !== 'void'),
    user,
    what,
  );
  const seeded = rounds.filter(({ flight }) => flight === undefined);
  const numbers = seeded.map(({ serverSeedHash, nonce }) => `${serverSeedHash} ${nonce}`);
  checks.equal(new Set(numbers).size, seeded.length, `${what}: each nonce is used once`);
  checks.that(
    seeded.every(({ nonce = 0, serverSeedHash }) => nonce === 1 || numbers.includes(`${serverSeedHash} ${nonce - 1}`)),
    `${what}: no nonce is left out`,
  );
}

/** The points of a race are those of the rounds that have ended, whenever the server was killed. */
export async function checkRaces(checks: Checks, store: DocumentStore, { user, rounds }: PlayerRecords): Promise<void> {
  if (user?.currency !== 'KES') return;
  const ended = rounds.filter(({ settledAt }) => settledAt !== undefined);
  for (const run of new Set(ended.map(({ settledAt = '' }) => runOf(RACE, Date.parse(settledAt)).run))) {
    const own = ended.filter(({ settledAt = '' }) => runOf(RACE, Date.parse(settledAt)).run === run);
    const blank = { id: user.id, races: {} } as unknown as PlayRecord;
    const racing = { races: [v.parse(RaceSchema, RACE)], kesPerUsd: () => 1 };
    const expected = own.reduce((play, round) => withRaces(play, round, racing), blank).races?.[run];
    const score = await store.get('race-scores', `${run}:${user.id}`);
    checks.equal(
      score && { ...score },
      expected && { id: `${run}:${user.id}`, userId: user.id, run, ...expected },
      `${run}`,
    );
  }
}

const lineOf = ({ recordId, deltaCents }: PlayerRecords['journal'][number]): string => `${recordId} ${deltaCents}`;
const netOf = ({ netCents, netBonusCents }: RoundRecord): number => netCents + netBonusCents;

function checkTotals(checks: Checks, rounds: RoundRecord[], user: PlayerRecords['user'], what: string): void {
  const totals = [user?.totalBets ?? 0, toMinor(user?.totalWager), user?.totalWins ?? 0, toMinor(user?.maxWin)];
  const wins = rounds.map(({ winCents }) => winCents).filter((win) => win > 0);
  const staked = sumOf(rounds, ({ stakeCents }) => stakeCents);
  checks.equal(totals, [rounds.length, staked, wins.length, Math.max(0, ...wins)], `${what}: totals of the rounds`);
}

/** Computes every settled round again from its seeds, also those whose seed is still secret. Returns their number. */
export async function verifyRounds(checks: Checks, store: DocumentStore, { rounds }: PlayerRecords): Promise<number> {
  const settled = rounds.filter(({ status }) => status === 'settled');
  for (const round of settled) {
    const json: unknown = JSON.parse(JSON.stringify(await exported(store, round)));
    const { isFair, steps } = await recomputeRound(readRound(json));
    checks.that(isFair, `${round.kind} ${round.id} is not what its seeds decide: ${JSON.stringify(steps)}`);
  }
  return settled.length;
}

async function exported(store: DocumentStore, round: RoundRecord) {
  const { userId, clientSeed = '', nonce = 0, serverSeedHash = '', flight } = round;
  if (flight !== undefined) return toRound(round, Date.now(), { flight: await store.get('flights', flight) });
  const revealed = await store.get('seeds', serverSeedHash);
  const serverSeed = revealed?.serverSeed ?? (await store.get('play', userId))?.serverSeed ?? '';
  const seed = { id: serverSeedHash, userId, serverSeed, clientSeed, lastNonce: nonce, revealedAt: '' };
  return toRound(round, Date.parse(round.createdAt), { seed });
}
