/** The runs of races: how they begin, and end with prizes. */
import { MOST_PRIZE_TIMES, POINT_EDGE, type Race, RaceSchema } from '../../../../contract/races.ts';
import { instant, minorOf } from '../../ledger/index.ts';
import { wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { readWithin } from '../../store/reading.ts';
import type { ContestResult, RaceRun } from '../../store/records/prizes.ts';
import { LATE_MS, payPrizes, type PrizeContext } from '../prizes/payPrizes.ts';
import { type Bound, boundOf, type Placed, type Places, placesOf, readScored, type Scored } from '../prizes/places.ts';
import { runOf } from './scoreRaces.ts';

/** Each round writes a document for each race that it counts for. */
const MOST_RACES = 6;

const PLACES_AT_MOST = 100;

/** The operator's races that rounds count for now, in their order. */
export async function readRaces(store: Pick<DocumentStore, 'find'>): Promise<Race[]> {
  const stored = (await store.find('races')).flatMap((item) => readWithin('races', RaceSchema, item) ?? []);
  const active = stored.filter(({ isActive }) => isActive);
  return active.toSorted((a, b) => a.order - b.order).slice(0, MOST_RACES);
}

type Prizes = Pick<RaceRun, 'givesPercent' | 'mostKes' | 'shares'>;

export const prizesOf = ({ givesPercent, mostKes, shares }: Race): Prizes => ({
  ...{ givesPercent, mostKes },
  shares: shares.slice(0, PLACES_AT_MOST),
});

/** All prizes of a run together, in whole KES: a part of what the house keeps of the stakes on average. */
export const poolOf = ({ givesPercent, mostKes }: Prizes, weighedCents: number): number =>
  Math.floor(Math.min(mostKes, (keptOf(weighedCents) * givesPercent) / 100));

/** The house keeps this of stakes, on average, in KES that are not rounded. */
const keptOf = (weighedCents: number): number => (weighedCents / 100) * POINT_EDGE;

interface Raced extends Scored {
  weighedCents: number;
}

/** Gives each player the place and the prize in whole KES. `raced` has most points first, and `weighedCents` are those of all players. */
export function racePlaced(prizes: Prizes, weighedCents: number, raced: readonly Raced[]): Placed[] {
  const own = new Map(raced.map((each) => [each.id, Math.floor(keptOf(each.weighedCents) * MOST_PRIZE_TIMES)]));
  return placesOf(raced, placesIn(prizes, weighedCents)).map(({ share, ...each }) => ({
    ...each,
    share: Math.min(share, own.get(each.id) ?? 0),
  }));
}

/** Shares that are more than all together give no more than all. */
function placesIn(prizes: Prizes, weighedCents: number): Places {
  const pool = poolOf(prizes, weighedCents);
  const whole = Math.max(
    100,
    prizes.shares.reduce((sum, share) => sum + share, 0),
  );
  return prizes.shares.map((share, index) => {
    return { rank: index + 1, prize: Math.floor((pool * Math.max(0, share)) / whole), minPoints: 1 };
  });
}

export const readWeighed = (store: Pick<DocumentStore, 'sum'>, run: string): Promise<number> =>
  store.sum('race-scores', 'weighedCents', { where: [['run', '==', run]] });

export async function readScores(store: DocumentStore, run: string, bound: Bound): Promise<Raced[]> {
  const { op, least, ...limit } = boundOf(bound);
  const where = [['run', '==', run] as const, ['points', op, least] as const];
  const scores = await store.find('race-scores', { where, orderBy: ['points', 'desc'], ...limit });
  return scores.map(({ userId: id, points, weighedCents }) => ({ id, points, weighedCents }));
}

/** The result of a run is kept beside those of challenges. */
export const resultIdOf = (run: string): string => `race:${run}`;

/** Names a run that is to begin by its race and a time in it (Unix ms). */
const beginningOf = ({ id }: Race, at: number): string => `begin:${at}:${id}`;

/** Runs that are to begin, also one that was missed while no worker ran, and ids of runs that are over. */
export async function findRaceWork({ store, now }: PrizeContext): Promise<string[]> {
  const at = now();
  const due = await store.ids('race-runs', {
    where: [
      ['isOpen', '==', true],
      ['endsAt', '<=', instant(at - LATE_MS)],
    ],
  });
  for (const race of await readRaces(store)) {
    const { run, startsAt } = runOf(race, at);
    if (!(await store.get('race-runs', run))) due.push(beginningOf(race, at));
    const before = Date.parse(startsAt) - 1;
    if (await isMissed(store, runOf(race, before).run)) due.push(beginningOf(race, before));
  }
  return due;
}

async function isMissed(store: DocumentStore, run: string): Promise<boolean> {
  if (await store.get('race-runs', run)) return false;
  return (await store.ids('race-scores', { where: [['run', '==', run]], limit: 1 })).length > 0;
}

/** Begins the run of a race, or pays the prizes of one. Done again, it changes nothing. */
export async function tendRun(ctx: PrizeContext, id: string): Promise<void> {
  const [, at, raceId] = /^begin:(\d+):(.+)$/s.exec(id) ?? [];
  await (raceId === undefined ? end(ctx, id) : begin(ctx, raceId, Number(at)));
}

async function begin({ store }: PrizeContext, raceId: string, at: number): Promise<void> {
  const race = (await readRaces(store)).find(({ id }) => id === raceId);
  if (!race) return;
  const { run: id, startsAt, endsAt } = runOf(race, at);
  const begun: RaceRun = {
    ...{ id, raceId, startsAt, endsAt, isOpen: true },
    ...prizesOf(race),
    terms: wageringTermsOf(race),
  };
  await store.transaction(id, async (tx) => {
    if (!(await tx.get('race-runs', id))) tx.create('race-runs', begun);
  });
}

async function end(ctx: PrizeContext, id: string): Promise<void> {
  const run = await ctx.store.get('race-runs', id);
  if (!run?.isOpen) return;
  const contest = { id: resultIdOf(id), source: 'race', decide: () => decide(ctx.store, run) } as const;
  if (!(await payPrizes(ctx, contest))) return;
  await ctx.store.transaction(id, async (tx) => tx.set('race-runs', { ...run, isOpen: false }));
}

async function decide(store: DocumentStore, run: RaceRun): Promise<Pick<ContestResult, 'terms' | 'shares'>> {
  const raced = await readScored(store, (bound) => readScores(store, run.id, bound), run.shares.length);
  const shares = racePlaced(run, await readWeighed(store, run.id), raced).filter(({ share }) => share > 0);
  return {
    terms: wageringTermsOf(run.terms),
    shares: shares.map(({ id: userId, share, rank, points }) => ({ userId, kesCents: minorOf(share), rank, points })),
  };
}
