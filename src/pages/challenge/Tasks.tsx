import type { ChallengeTask } from '@contract/challenge.ts';
import { FormattedDate, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, useJoin } from '@/features/auth';
import { ProgressBar, useGetChallengeTasksQuery } from '@/features/rewards';
import { allGamesPage, PageLink } from '@/features/ui';
import { Button, FailedPanel, HeadedSection } from '@/shared/components';
import { useNow } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { moneyOf, useMoneyText } from '@/shared/money';
import hero from './ChallengeHero.module.scss';
import { useStanding } from './Leaderboard';
import styles from './Tasks.module.scss';

/** The tasks that score points, with the progress of a signed-in player. Hidden where the challenge has no tasks. */
export function Tasks({ challengeId }: { challengeId: string }) {
  const query = useGetChallengeTasksQuery();
  const standing = useStanding(challengeId);
  const now = useNow();
  const tasks = (query.data ?? [])
    .filter((task) => task.challengeId === challengeId)
    .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  if (!query.data && query.isError)
    return <FailedPanel icon="trophy" variant="quiet" title="challenge.tasksFailed" query={query} />;
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

interface Props {
  task: ChallengeTask;
  isOpen: boolean;
  /** Undefined for a visitor. */
  progress: { done: number; isDone: boolean } | undefined;
}

function Task({ task, isOpen, progress }: Props) {
  const { title, points, isRepeated } = task;
  return (
    <li className={styles.task} data-done={progress?.isDone && !isRepeated ? true : undefined}>
      <p className={styles.line}>
        <span className={styles.title}>{title}</span>
        <strong className={styles.points}>{t('challenge.pointsOf', { points })}</strong>
      </p>
      {!isOpen && <Opening task={task} />}
      {isOpen && progress && <Progress task={task} {...progress} />}
    </li>
  );
}

const Opening = ({ task: { opensAt } }: Pick<Props, 'task'>) => (
  <p className={styles.state}>
    {t('challenge.opens', {
      date: (
        <FormattedDate key="date" value={opensAt} weekday="long" day="numeric" month="long" timeZone="Africa/Nairobi" />
      ),
    })}
  </p>
);

function Progress({ task, done, isDone }: { task: ChallengeTask; done: number; isDone: boolean }) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const { title, goal, target, isRepeated } = task;
  const written = (amount: number): string => {
    if (goal === 'staked') return moneyText(moneyOf(amount, 'KES'));
    return goal === 'multiplier' ? `${intl.formatNumber(amount)}×` : intl.formatNumber(amount);
  };
  if (isRepeated) return <p className={styles.state}>{t('challenge.soFar', { done: written(done) })}</p>;
  if (isDone) return <p className={styles.done}>{t('challenge.taskDone')}</p>;
  const text = intl.formatMessage({ id: 'challenge.doneOf' }, { done: written(done), target: written(target) });
  return (
    <>
      <ProgressBar share={done / target} label={title} text={text} />
      <p className={styles.state}>{text}</p>
    </>
  );
}

/** A visitor is asked to sign in; a player gets a link to the games, which give points. Hidden after the end. */
export function TakePart({ endsAt }: { endsAt: string | undefined }) {
  const join = useJoin(undefined, { page: allGamesPage() });
  const isSignedIn = useSelector(selectIsSignedIn);
  const now = useNow();
  const isOver = endsAt !== undefined && Date.parse(endsAt) <= now;
  if (isSignedIn || isOver)
    return (
      <PageLink page={allGamesPage()} className={hero.play}>
        {t(isOver ? 'challenge.games' : 'challenge.play')}
      </PageLink>
    );
  return (
    <Button size="l" className={hero.join} onClick={join}>
      {t('challenge.join')}
    </Button>
  );
}
