/** Points of a player in races, kept in the play record with the round that brings them. */
import { convertMinor } from '../../../../contract/money.ts';
import { MOST_ROUND_POINTS, POINT_EDGE, type Race } from '../../../../contract/races.ts';
import { KINDS } from '../../../../originals/kinds.ts';
import { instant, minorOf } from '../../ledger/index.ts';
import type { Transaction } from '../../store/DocumentStore.ts';
import type { RaceEntry } from '../../store/records/prizes.ts';
import type { PlayRecord, RoundRecord } from '../../store/records/round.ts';
import { DAY_MS, dayOf, nextDayAt, nextWeekAt } from '../../time/nairobi.ts';

/** An entry is kept so long after the end of its run. */
const KEPT_MS = 3_600_000;

interface Racing {
  races: readonly Race[];
  kesPerUsd: () => number;
}

/** The run of a race at a time (Unix ms). A race that is made longer or shorter, or scores in another way, begins another run. */
export function runOf({ id, every, score }: Pick<Race, 'id' | 'every' | 'score'>, at: number) {
  const isDaily = every === 'day';
  const endsMs = isDaily ? nextDayAt(at) : nextWeekAt(at);
  const startsMs = endsMs - (isDaily ? 1 : 7) * DAY_MS;
  return { run: `${id}-${every}-${score}-${dayOf(startsMs)}`, startsAt: instant(startsMs), endsAt: instant(endsMs) };
}

/** The real money that a round risked, KES cents. */
function riskedIn({ stakeCents, bonusStakeCents, atRiskCents = stakeCents, currency }: RoundRecord, kesPerUsd: number) {
  return convertMinor(Math.max(0, Math.min(stakeCents - bonusStakeCents, atRiskCents)), currency, 'KES', kesPerUsd);
}

/** The entry after a round that counts, or as it was. */
function moved(race: Race, entry: RaceEntry, round: RoundRecord, riskedCents: number): RaceEntry {
  const isByMultiplier = race.score === 'multiplier';
  if (isByMultiplier && entry.rounds >= race.rounds) return entry;
  const edge = 1 - KINDS[round.kind].rtp;
  const weighedCents = entry.weighedCents + Math.floor((riskedCents * edge) / POINT_EDGE);
  const points = isByMultiplier
    ? entry.points + Math.min(round.multiplier, MOST_ROUND_POINTS)
    : Math.floor(weighedCents / 100);
  return { ...entry, weighedCents, points, rounds: entry.rounds + 1 };
}

/** The record with the points of a round that has ended in each race that it counts for. */
export function withRaces(play: PlayRecord, round: RoundRecord, { races, kesPerUsd }: Racing): PlayRecord {
  const { status, settledAt, kind } = round;
  if (status !== 'settled' || settledAt === undefined) return play;
  const riskedCents = riskedIn(round, kesPerUsd());
  const counting = races.filter(
    (race) => race.kinds.includes(kind) && riskedCents > 0 && riskedCents >= minorOf(race.leastStakeKes),
  );
  if (counting.length === 0) return play;
  const entries = { ...play.races };
  for (const race of counting) {
    const { run, endsAt } = runOf(race, Date.parse(settledAt));
    const begun = { endsAt, points: 0, weighedCents: 0, rounds: 0 };
    entries[run] = moved(race, entries[run] ?? begun, round, riskedCents);
  }
  // A round may be written after one that has ended later.
  const until = instant(Date.parse(settledAt) - KEPT_MS);
  const going = Object.entries(entries).filter(([, { endsAt }]) => endsAt > until);
  return { ...play, races: Object.fromEntries(going) };
}

/** Writes the points that a round has changed where boards are read. */
export function keepRaces(tx: Transaction, { id: userId, races: before = {} }: PlayRecord, { races = {} }: PlayRecord) {
  for (const [run, entry] of Object.entries(races))
    if (entry !== before[run]) tx.set('race-scores', { id: `${run}:${userId}`, userId, run, ...entry });
}
