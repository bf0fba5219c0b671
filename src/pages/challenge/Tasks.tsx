import { useGetChallengeTasksQuery } from '@/features/rewards';
import { HeadedSection } from '@/shared/components';
import { useNow } from '@/shared/hooks';
import { Task } from './Task';
import styles from './Tasks.module.scss';
import { useStanding } from './useStanding';

const MINUTE_MS = 60_000;

/** What scores points, with the progress of a signed-in player. Hidden where the challenge has no tasks. */
export function Tasks({ challengeId }: { challengeId: string }) {
  const { data = [] } = useGetChallengeTasksQuery();
  const standing = useStanding(challengeId);
  const now = useNow(MINUTE_MS);
  const tasks = data
    .filter((task) => task.challengeId === challengeId)
    .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  if (tasks.length === 0) return null;
  return (
    <HeadedSection heading="challenge.tasks" className={styles.tasks}>
      <ul>
        {tasks.map((task) => (
          <Task
            key={task.id}
            task={task}
            isOpen={task.opensAt === undefined || Date.parse(task.opensAt) <= now}
            progress={standing && (standing.tasks.find(({ id }) => id === task.id) ?? { done: 0, isDone: false })}
          />
        ))}
      </ul>
    </HeadedSection>
  );
}
