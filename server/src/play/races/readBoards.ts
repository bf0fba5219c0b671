/** Races as everybody sees them, and where a player stands. */
import type { Race, RacePlace, RaceStanding, RaceState } from '../../../../contract/races.ts';
import { shortName } from '../../rewards/readInvitation.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { isShown } from '../readLatestBets.ts';
import type { PlayContext } from '../PlayContext.ts';
import { onePerPerson, type Placed, placesOf } from '../prizes/places.ts';
import { activeOf, poolOf, prizesOf, racePlaces, readScores, readWeighed, resultIdOf } from './runs.ts';
import { runOf } from './scoreRaces.ts';

const SHOWN = 50;
/** More are read than are shown, because a person has one place. */
const READ = 100;
/** So many places of the last run are shown. */
const SHOWN_LAST = 3;

/** The run of each race at a time (Unix ms). `races` have their texts in one language. */
export const readBoards = (store: DocumentStore, races: readonly Race[], now: number): Promise<RaceState[]> =>
  Promise.all(activeOf(races).map((race) => readBoard(store, race, now)));

async function readBoard(store: DocumentStore, race: Race, now: number): Promise<RaceState> {
  const { run, startsAt, endsAt } = runOf(race, now);
  const { id, title, description, imageUrl, every, kinds, score, rounds, leastStakeKes, gamesPage } = race;
  const begun = await store.get('race-runs', run);
  const prizes = begun ?? prizesOf(race);
  const weighedCents = await readWeighed(store, run);
  const best = await onePerPerson(store, await readScores(store, run, { atMost: READ }));
  const placed = placesOf(best, racePlaces(prizes, weighedCents)).slice(0, SHOWN);
  return {
    ...{ id, title, description, imageUrl, every, kinds, score, rounds, leastStakeKes, gamesPage },
    ...{ givesPercent: prizes.givesPercent, mostKes: prizes.mostKes, shares: prizes.shares },
    wagering: (begun?.terms ?? race).wagering ?? 0,
    ...{ startsAt, endsAt, poolKes: poolOf(prizes, weighedCents) },
    players: await store.count('race-scores', { where: [['run', '==', run]] }),
    places: await Promise.all(placed.map((each) => toPlace(store, each))),
    last: await readLast(store, id),
  };
}

async function toPlace(store: DocumentStore, { id, rank, points, share }: Placed): Promise<RacePlace> {
  const player = await store.get('users', id);
  const playerName = isShown(player) ? shortName(player.displayName ?? '') : undefined;
  return { rank, playerName, points, prizeKes: share };
}

/** How the last run of a race ended, once its prizes are paid. */
async function readLast(store: DocumentStore, raceId: string): Promise<RaceState['last']> {
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
  const best = result.shares.slice(0, SHOWN_LAST).map(({ userId, kesCents, rank = 1, points = 0 }) => {
    return { id: userId, rank, points, share: kesCents / 100 };
  });
  return { endedAt: run.endsAt, places: await Promise.all(best.map((each) => toPlace(store, each))) };
}

/** Points and place of a player in each race that rounds count for now. */
export async function readStandings(
  { store, terms, now }: Pick<PlayContext, 'store' | 'terms' | 'now'>,
  uid: string,
): Promise<RaceStanding[]> {
  const entries = (await store.get('play', uid))?.races ?? {};
  const standings = (await terms()).races.map(async (race): Promise<RaceStanding> => {
    const { run, endsAt } = runOf(race, now());
    const { points = 0, rounds = 0 } = entries[race.id]?.run === run ? (entries[race.id] ?? {}) : {};
    return { id: race.id, points, rounds, endsAt, rank: points > 0 ? await rankOf(store, run, points) : undefined };
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
