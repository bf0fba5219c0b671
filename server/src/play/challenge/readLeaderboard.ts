import * as v from 'valibot';
import {
  type ChallengePrize,
  ChallengePrizeSchema,
  ChallengeSchema,
  type LeaderboardEntry,
} from '../../../../contract/challenge.ts';
import type { LedgerLog } from '../../ledger/index.ts';
import { shortName } from '../../rewards/readInvitation.ts';
import { type StoredTerms, wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { readWithin } from '../../store/reading.ts';
import type { PlayRecord } from '../../store/records/round.ts';
import { isShown } from '../latest/isShown.ts';
import { shareOf } from './prizes.ts';

type Log = Pick<LedgerLog, 'warn'>;

const SHOWN = 12;
/** Read at once, because some players do not want to be shown. */
const READ = 36;

/** The best places of the present challenge. A player who asked not to be shown keeps the place, and is left out. */
export async function readLeaderboard(store: DocumentStore): Promise<LeaderboardEntry[]> {
  const challenges = (await store.find('challenge-content')).map((item) => v.parse(ChallengeSchema, item));
  const challenge = challenges.find(({ isActive }) => isActive);
  if (!challenge) return [];
  const best = await bestOf(store, challenge.id, READ);
  const standingOf = await standingsOf(store, challenge.id, best.map(pointsOf));
  const places: LeaderboardEntry[] = [];
  for (const { id, score } of best) {
    const player = places.length < SHOWN ? await store.get('users', id) : undefined;
    if (!isShown(player)) continue;
    const { points, rank, prize } = standingOf(pointsOf({ score }));
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
async function standingsOf(store: DocumentStore, challengeId: string, best: readonly number[]) {
  const byPlace = await prizesOf(store, challengeId);
  const last = best[READ - 1];
  const withLast = last === undefined ? 0 : await countAt(store, challengeId, last);
  return (points: number) => {
    const rank = 1 + best.filter((other) => other > points).length;
    const players = points === last ? withLast : best.filter((other) => other === points).length;
    return { points, rank, prize: shareOf(byPlace, rank, players) };
  };
}

/** Players with points, most first. */
const bestOf = (store: DocumentStore, challengeId: string, limit: number): Promise<PlayRecord[]> =>
  store.find('play', {
    where: [
      ['score.challengeId', '==', challengeId],
      ['score.points', '>', 0],
    ],
    orderBy: ['score.points', 'desc'],
    limit,
  });

/** However many share the points of the last one that was read. */
const countAt = (store: DocumentStore, challengeId: string, points: number): Promise<number> =>
  store.count('play', {
    where: [
      ['score.challengeId', '==', challengeId],
      ['score.points', '==', points],
    ],
  });

/** Whole KES by place. */
const prizesOf = async (store: DocumentStore, challengeId: string): Promise<ReadonlyMap<number, number>> =>
  new Map((await readPrizes(store, challengeId)).map(({ rank, amountKes }) => [rank, amountKes]));

/** Of the highest place first. */
export async function readPrizes(store: DocumentStore, challengeId: string, log?: Log): Promise<ChallengePrize[]> {
  const items = (await store.find('challenge-prizes')).flatMap((item) => {
    const stored = { ...item, ...wageringTermsOf(item as StoredTerms, log) };
    return readWithin('challenge-prizes', ChallengePrizeSchema, stored) ?? [];
  });
  const own = items.filter((prize) => prize.isActive && prize.challengeId === challengeId);
  return own.toSorted((a, b) => a.rank - b.rank);
}
