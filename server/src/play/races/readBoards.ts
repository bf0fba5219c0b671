/** Races as everybody sees them, and where a player stands. */
import type { Race, RacePlace, RaceStanding, RaceState } from '../../../../contract/races.ts';
import { mayEarn, shortName } from '../../rewards/readInvitation.ts';
import { wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import type { PlayContext } from '../PlayContext.ts';
import { onePerPerson, type Placed } from '../prizes/places.ts';
import { isShown } from '../readLatestBets.ts';
import { poolOf, prizesOf, racePlaced, readRaces, readScores, readWeighed, resultIdOf } from './runs.ts';
import { runOf } from './scoreRaces.ts';

const SHOWN = 50;
/** More are read than are shown, because a person has one place. */
const READ = 100;
/** So many places of the last run are shown. */
const SHOWN_LAST = 3;

/** All of a race but its texts, which depend on the reader's language. */
export interface Board {
  run: string;
  /** The best players, also those who are not shown. */
  placed: readonly Placed[];
  state: Omit<RaceState, 'title' | 'description' | 'imageUrl'>;
}

/** The board of each race at a time (Unix ms), by the id of the race. */
export async function readBoards(store: DocumentStore, now: number): Promise<Map<string, Board>> {
  const races = await readRaces(store);
  return new Map(await Promise.all(races.map(async (race) => [race.id, await readBoard(store, race, now)] as const)));
}

async function readBoard(store: DocumentStore, race: Race, now: number): Promise<Board> {
  const { run, startsAt, endsAt } = runOf(race, now);
  const { id, every, kinds, score, rounds, leastStakeKes, gamesPage } = race;
  const begun = await store.get('race-runs', run);
  const prizes = begun ?? prizesOf(race);
  const weighedCents = await readWeighed(store, run);
  const best = await onePerPerson(store, await readScores(store, run, { atMost: READ }));
  const placed = racePlaced(prizes, weighedCents, best);
  const { givesPercent, mostKes, shares } = prizes;
  return {
    ...{ run, placed },
    state: {
      ...{ id, every, kinds, score, rounds, leastStakeKes, gamesPage, startsAt, endsAt },
      ...{ givesPercent, mostKes, shares, poolKes: poolOf(prizes, weighedCents) },
      ...wageringTermsOf(begun?.terms ?? race),
      places: await Promise.all(placed.slice(0, SHOWN).map((each) => toPlace(store, each))),
      last: await readLast(store, id, now),
    },
  };
}

async function toPlace(store: DocumentStore, { id, rank, points, share }: Placed): Promise<RacePlace> {
  const player = await store.get('users', id);
  const playerName = isShown(player) ? shortName(player.displayName ?? '') : undefined;
  return { rank, playerName, points, prizeKes: share };
}

/** How the last run of a race ended, once its prizes are paid. Who could not be paid is left out. */
async function readLast(store: DocumentStore, raceId: string, now: number): Promise<RaceState['last']> {
  const [run] = await store.find('race-runs', {
    where: [
      ['raceId', '==', raceId],
      ['isOpen', '==', false],
    ],
    orderBy: ['endsAt', 'desc'],
    limit: 1,
  });
  const result = run && (await store.get('challenge-results', resultIdOf(run.id)));
  if (!result) return undefined;
  const places: RacePlace[] = [];
  for (const { userId: id, kesCents, rank = 1, points = 0 } of result.shares.slice(0, SHOWN_LAST))
    if (await mayEarn(store, id, now)) places.push(await toPlace(store, { id, rank, points, share: kesCents / 100 }));
  return { endedAt: run.endsAt, places };
}

/** Points and place of a player in each race that rounds count for now. `boards` are a moment older than the points. */
export async function readStandings(
  { store, terms, now }: Pick<PlayContext, 'store' | 'terms' | 'now'>,
  boards: ReadonlyMap<string, Board>,
  uid: string,
): Promise<RaceStanding[]> {
  const entries = (await store.get('play', uid))?.races ?? {};
  const standings = (await terms()).races.map(async (race): Promise<RaceStanding> => {
    const { run, endsAt } = runOf(race, now());
    const { points = 0, rounds = 0 } = entries[run] ?? {};
    const board = boards.get(race.id);
    const placed = board?.run === run ? board.placed.find(({ id }) => id === uid) : undefined;
    const rank = points > 0 ? (placed?.rank ?? (await rankOf(store, run, points))) : undefined;
    return { id: race.id, points, rounds, endsAt, rank, prizeKes: placed?.share ?? 0 };
  });
  return Promise.all(standings);
}

/** One more than the players with more points: an index tells it without reading them. */
const rankOf = async (store: DocumentStore, run: string, points: number): Promise<number> =>
  1 +
  (await store.count('race-scores', {
    where: [
      ['run', '==', run],
      ['points', '>', points],
    ],
  }));
