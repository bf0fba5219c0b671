import type { ChallengeTask } from '@contract/challenge.ts';
import { FormattedDate, useIntl } from 'react-intl';
import { ProgressBar } from '@/features/rewards';
import { t } from '@/shared/i18n';
import { moneyOf, useMoneyText } from '@/shared/money';
import styles from './Tasks.module.scss';

interface Props {
  task: ChallengeTask;
  isOpen: boolean;
  /** Undefined for a visitor. */
  progress: { done: number; isDone: boolean } | undefined;
}

/** One task: what to do, its points, and how far the player is. */
export function Task({ task, isOpen, progress }: Props) {
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
