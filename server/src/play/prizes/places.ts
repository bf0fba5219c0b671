/** This room knows who gets which prize of a challenge or a race. Prizes are whole units. */
import { MOST_ACCOUNTS } from '../../persons/person.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';

/** The points of a player, whose uid is the id. */
export type Scored = { id: string; points: number };

/** Places count from 1; a prize asks for points. */
export type Places = readonly { rank: number; prize: number; minPoints: number }[];

/** Players with equal points share the prizes of their places, from that one on; each share is rounded down. */
export function shareOf(
  places: Places,
  from: number,
  { players, points }: { players: number; points: number },
): number {
  const own = places.filter(({ rank, minPoints }) => rank >= from && rank < from + players && points >= minPoints);
  return Math.floor(own.reduce((sum, { prize }) => sum + prize, 0) / players);
}

export interface Placed extends Scored {
  rank: number;
  share: number;
}

/** Each player with the place and the share of the prizes. `scored` has most points first. */
export function placesOf(scored: readonly Scored[], places: Places): Placed[] {
  const placed: Placed[] = [];
  for (let first = 0; first < scored.length;) {
    const points = scored[first]?.points ?? 0;
    const end = scored.findIndex((each, index) => index > first && each.points !== points);
    const together = scored.slice(first, end < 0 ? undefined : end);
    const rank = first + 1;
    const share = shareOf(places, rank, { players: together.length, points });
    placed.push(...together.map(({ id }) => ({ id, points, rank, share })));
    first += together.length;
  }
  return placed;
}

export type Bound = { atMost: number } | { leastPoints: number };

/** The filter of points, and the limit, of a query for scores. */
export function boundOf(bound: Bound) {
  const { atMost, leastPoints } = { atMost: undefined, leastPoints: undefined, ...bound };
  const [op, least] = leastPoints === undefined ? (['>', 0] as const) : (['>=', leastPoints] as const);
  return { op, least, ...(atMost !== undefined && { limit: atMost }) };
}

/** Reads who may get one of the first places, most points first, with all who share the last of them. A person has one place. */
export async function readScored<T extends Scored>(
  store: DocumentStore,
  scoresOf: (bound: Bound) => Promise<T[]>,
  places: number,
): Promise<T[]> {
  if (places === 0) return [];
  const best = await onePerPerson(store, await scoresOf({ atMost: places * MOST_ACCOUNTS }));
  const last = best[places - 1];
  return last ? onePerPerson(store, await scoresOf({ leastPoints: last.points })) : best;
}

/** Keeps the best account of each person. `scored` has most points first. */
export async function onePerPerson<T extends { id: string }>(
  store: Pick<DocumentStore, 'get'>,
  scored: readonly T[],
): Promise<T[]> {
  const persons = await Promise.all(scored.map(async ({ id }) => (await store.get('users', id))?.personId ?? id));
  return scored.filter((_each, index) => persons.indexOf(persons[index] ?? '') === index);
}
