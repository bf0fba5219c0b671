import type { Round } from '@contract/rounds.ts';
import { diceChoice } from './diceChoice';
import styles from './Outcome.module.scss';

type DiceRound = Extract<Round, { kind: 'dice' }>;

/** A line from 0 to 100 with the winning side, and where the roll came down. */
export function DicePicture({ round }: { round: DiceRound }) {
  const choice = diceChoice(round);
  const { roll } = round.outcome;
  const [from, to] = choice?.side === 'over' ? [choice.target, 100] : [0, choice?.target ?? 0];
  return (
    <svg viewBox="0 0 100 60" focusable="false">
      <rect className={styles.losing} x="0" y="26" width="100" height="8" rx="4" />
      <rect className={styles.winning} x={from} y="26" width={to - from} height="8" rx="4" />
      <path className={round.win > 0 ? styles.hit : styles.miss} d={`M${roll} 24l-7-13h14ZM${roll} 36v14`} />
    </svg>
  );
}
