import type { ChallengeStanding } from '../../../../contract/challenge.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import type { PlayContext } from '../PlayContext.ts';
import { timesReached, unitOf } from './score.ts';

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
export const rankOf = async (store: DocumentStore, challengeId: string, points: number): Promise<number> =>
  1 +
  (await store.count('play', {
    where: [
      ['score.challengeId', '==', challengeId],
      ['score.points', '>', points],
    ],
  }));
