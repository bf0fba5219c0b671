import type { DocumentStore } from '../../store/DocumentStore.ts';
import type { Scored } from './prizes.ts';

type Bound = { atMost: number } | { leastPoints: number };

/** Who may get one of the first places, most points first: however many share the last of them. */
export async function readScored(store: DocumentStore, challengeId: string, places: number): Promise<Scored[]> {
  if (places === 0) return [];
  const best = await scoresOf(store, challengeId, { atMost: places });
  const last = best[places - 1];
  return last ? scoresOf(store, challengeId, { leastPoints: last.points }) : best;
}

/** Of players whose rounds count for the challenge, and of those whose rounds count for a later one by now. */
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
