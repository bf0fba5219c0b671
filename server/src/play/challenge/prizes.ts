import { type ChallengePrize, ChallengePrizeSchema } from '../../../../contract/challenge.ts';
import type { LedgerLog } from '../../ledger/index.ts';
import { type StoredTerms, wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import { MOST_ACCOUNTS } from '../../persons/person.ts';
import { readWithin } from '../../store/reading.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';

/** The prizes of a challenge, the highest place first. */
export async function readPrizes(
  store: DocumentStore,
  challengeId: string,
  log?: Pick<LedgerLog, 'warn'>,
): Promise<ChallengePrize[]> {
  const items = (await store.find('challenge-prizes')).flatMap((item) => {
    const stored = { ...item, ...wageringTermsOf(item as StoredTerms, log) };
    return readWithin('challenge-prizes', ChallengePrizeSchema, stored) ?? [];
  });
  const own = items.filter((prize) => prize.isActive && prize.challengeId === challengeId);
  const byRank = new Map(own.map((prize) => [prize.rank, prize]));
  return [...byRank.values()].toSorted((a, b) => a.rank - b.rank);
}

type Scored = { id: string; points: number };

/** Places count from 1; a prize is whole units, and asks for points. */
type Places = readonly { rank: number; prize: number; minPoints: number }[];

/** Players with equal points share the prizes of their places, from that one on; each share is rounded down. */
export function shareOf(
  places: Places,
  from: number,
  { players, points }: { players: number; points: number },
): number {
  const own = places.filter(({ rank, minPoints }) => rank >= from && rank < from + players && points >= minPoints);
  return Math.floor(own.reduce((sum, { prize }) => sum + prize, 0) / players);
}

/** The share of each player. `scored` has most points first. */
export function sharePrizes(scored: readonly Scored[], places: Places): Map<string, number> {
  const shares = new Map<string, number>();
  for (let first = 0; first < scored.length;) {
    const end = scored.findIndex(({ points }, index) => index > first && points !== scored[first]?.points);
    const together = scored.slice(first, end < 0 ? undefined : end);
    const points = scored[first]?.points ?? 0;
    const share = shareOf(places, first + 1, { players: together.length, points });
    if (share > 0) for (const { id } of together) shares.set(id, share);
    first += together.length;
  }
  return shares;
}

type Bound = { atMost: number } | { leastPoints: number };

/** Reads who may get one of the first places, most points first, with all who share the last of them. A person has one place. */
export async function readScored(store: DocumentStore, challengeId: string, places: number): Promise<Scored[]> {
  if (places === 0) return [];
  const best = await onePerPerson(store, await scoresOf(store, challengeId, { atMost: places * MOST_ACCOUNTS }));
  const last = best[places - 1];
  return last ? onePerPerson(store, await scoresOf(store, challengeId, { leastPoints: last.points })) : best;
}

/** Keeps the best account of each person. `scored` has most points first. */
export async function onePerPerson<T extends { id: string }>(
  store: Pick<DocumentStore, 'get'>,
  scored: readonly T[],
): Promise<T[]> {
  const persons = await Promise.all(scored.map(async ({ id }) => (await store.get('users', id))?.personId ?? id));
  return scored.filter((_each, index) => persons.indexOf(persons[index] ?? '') === index);
}

/** The scores of players whose rounds count for the challenge, and of those whose rounds count for a later one by now. */
async function scoresOf(store: DocumentStore, challengeId: string, bound: Bound): Promise<Scored[]> {
  const { atMost, leastPoints } = { atMost: undefined, leastPoints: undefined, ...bound };
  const limit = atMost === undefined ? {} : { limit: atMost };
  const [op, least] = leastPoints === undefined ? (['>', 0] as const) : (['>=', leastPoints] as const);
  const best = <const TId extends string, const TPoints extends string>(id: TId, points: TPoints) =>
    ({
      where: [
        [id, '==', challengeId],
        [points, op, least],
      ],
      orderBy: [points, 'desc'],
      ...limit,
    }) as const;
  const present = await store.find('play', best('score.challengeId', 'score.points'));
  const past = await store.find('challenge-scores', best('challengeId', 'points'));
  const points = new Map(past.map((score) => [score.userId, score.points]));
  for (const { id, score } of present) points.set(id, Math.max(score?.points ?? 0, points.get(id) ?? 0));
  return [...points].map(([id, own]) => ({ id, points: own })).toSorted((a, b) => b.points - a.points);
}
