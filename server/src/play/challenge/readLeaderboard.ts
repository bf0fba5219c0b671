import * as v from 'valibot';
import { ChallengeSchema } from '../../../../contract/challenge.ts';
import { type ChallengePrize, ChallengePrizeSchema } from '../../../../contract/challengeTasks.ts';
import type { LeaderboardEntry } from '../../../../contract/rewards.ts';
import { shortName } from '../../rewards/shortName.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import type { PlayRecord } from '../../store/records/round.ts';
import { isShown } from '../latest/isShown.ts';
import { sharePrizes } from './prizes.ts';

const SHOWN = 12;
/** Read at once, because some players do not want to be shown. */
const READ = 36;

/** The best places of the present challenge. A player who asked not to be shown keeps the place, and is left out. */
export async function readLeaderboard(store: DocumentStore): Promise<LeaderboardEntry[]> {
  const challenges = (await store.find('challenge-content')).map((item) => v.parse(ChallengeSchema, item));
  const challenge = challenges.find(({ isActive }) => isActive);
  if (!challenge) return [];
  const best = await bestOf(store, challenge.id, READ);
  const scored = best.map(({ id, score }) => ({ id, points: score?.points ?? 0 }));
  const prizes = sharePrizes(scored, await prizesOf(store, challenge.id));
  const places: LeaderboardEntry[] = [];
  for (const { id, score } of best) {
    const player = places.length < SHOWN ? await store.get('users', id) : undefined;
    if (!isShown(player)) continue;
    const points = score?.points ?? 0;
    const rank = 1 + best.filter((other) => (other.score?.points ?? 0) > points).length;
    const prize = prizes.get(id);
    places.push({
      id: `${challenge.id}-${places.length + 1}`,
      isActive: true,
      challengeId: challenge.id,
      rank,
      playerName: shortName(player.displayName ?? ''),
      points,
      prize: prize === undefined ? undefined : `Ksh ${Math.floor(prize).toLocaleString('en')}`,
      isExample: false,
    });
  }
  return places;
}

/** Players with points, most first. */
export const bestOf = (store: DocumentStore, challengeId: string, limit: number): Promise<PlayRecord[]> =>
  store.find('play', {
    where: [
      ['score.challengeId', '==', challengeId],
      ['score.points', '>', 0],
    ],
    orderBy: ['score.points', 'desc'],
    limit,
  });

/** Whole KES by place. */
export const prizesOf = async (store: DocumentStore, challengeId: string): Promise<ReadonlyMap<number, number>> =>
  new Map((await readPrizes(store, challengeId)).map(({ rank, amountKes }) => [rank, amountKes]));

/** Of the highest place first. */
export async function readPrizes(store: DocumentStore, challengeId: string): Promise<ChallengePrize[]> {
  const items = (await store.find('challenge-prizes')).map((item) => v.parse(ChallengePrizeSchema, item));
  const own = items.filter((prize) => prize.isActive && prize.challengeId === challengeId);
  return own.toSorted((a, b) => a.rank - b.rank);
}
