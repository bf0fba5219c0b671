import * as v from 'valibot';
import { ChallengeSchema, type ChallengeStanding, type LeaderboardEntry } from '../../../../contract/challenge.ts';
import { shortName } from '../../rewards/readInvitation.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import type { PlayRecord } from '../../store/records/round.ts';
import { isShown } from '../readLatestBets.ts';
import { onePerPerson, shareOf } from '../prizes/places.ts';
import { readPrizes } from './endChallenge.ts';
import type { PlayContext } from '../PlayContext.ts';
import { timesReached, unitOf } from './score.ts';

const SHOWN = 12;
/** More are read than are shown, because some players do not want to be shown. */
const READ = 36;

/** The best places of the present challenge. A player who asked not to be shown keeps the place, and is left out. */
export async function readLeaderboard(store: DocumentStore): Promise<LeaderboardEntry[]> {
  const challenges = (await store.find('challenge-content')).map((item) => v.parse(ChallengeSchema, item));
  const challenge = challenges.find(({ isActive }) => isActive);
  if (!challenge) return [];
  const best = await onePerPerson(store, await bestOf(store, challenge.id, READ));
  const placeOf = await placesOf(store, challenge.id, best.map(pointsOf));
  const places: LeaderboardEntry[] = [];
  for (const { id, score } of best) {
    const player = places.length < SHOWN ? await store.get('users', id) : undefined;
    if (!isShown(player)) continue;
    const { points, rank, prize } = placeOf(pointsOf({ score }));
    places.push({
      id: `${challenge.id}-${places.length + 1}`,
      isActive: true,
      challengeId: challenge.id,
      rank,
      playerName: shortName(player.displayName ?? ''),
      points,
      prize: prize === 0 ? undefined : `Ksh ${prize.toLocaleString('en')}`,
      isExample: false,
    });
  }
  return places;
}

const pointsOf = ({ score }: Pick<PlayRecord, 'score'>): number => score?.points ?? 0;

/** The place and the prize (whole KES) of points, by the best that were read; those who share the last may be more. */
async function placesOf(store: DocumentStore, challengeId: string, best: readonly number[]) {
  const prizes = await readPrizes(store, challengeId);
  const places = prizes.map(({ rank, amountKes: prize, minPoints }) => ({ rank, prize, minPoints }));
  const last = best[READ - 1];
  const withLast = last === undefined ? 0 : await countAt(store, challengeId, last);
  return (points: number) => {
    const rank = 1 + best.filter((other) => other > points).length;
    const players = points === last ? withLast : best.filter((other) => other === points).length;
    return { points, rank, prize: shareOf(places, rank, { players, points }) };
  };
}

const scoredIn = (challengeId: string) => ['score.challengeId', '==', challengeId] as const;

const bestOf = (store: DocumentStore, challengeId: string, limit: number): Promise<PlayRecord[]> => {
  const where = [scoredIn(challengeId), ['score.points', '>', 0] as const];
  return store.find('play', { where, orderBy: ['score.points', 'desc'], limit });
};

/** However many share the points of the last one that was read. */
const countAt = (store: DocumentStore, challengeId: string, points: number): Promise<number> =>
  store.count('play', { where: [scoredIn(challengeId), ['score.points', '==', points]] });

/** Points, place and progress of a player in the present challenge. */
export async function readChallengeStanding(
  { store, terms }: Pick<PlayContext, 'store' | 'terms'>,
  uid: string,
): Promise<ChallengeStanding> {
  const { scoring } = await terms();
  if (!scoring) return { challengeId: undefined, points: 0, rank: undefined, tasks: [] };
  const { challengeId } = scoring;
  const score = (await store.get('play', uid))?.score;
  const { points = 0, progress = {} } = score?.challengeId === challengeId ? score : {};
  const tasks = scoring.tasks.map((task) => {
    const done = progress[task.id] ?? 0;
    return { id: task.id, done: done / unitOf(task), isDone: timesReached(task, done) > 0 };
  });
  return { challengeId, points, rank: points > 0 ? await rankOf(store, challengeId, points) : undefined, tasks };
}

/** One more than the players with more points: an index tells it without reading them. */
const rankOf = async (store: DocumentStore, challengeId: string, points: number): Promise<number> =>
  1 + (await store.count('play', { where: [scoredIn(challengeId), ['score.points', '>', points]] }));
