import type { Round } from '@contract/rounds.ts';
import styles from './Outcome.module.scss';

type CrashOutcome = Extract<Round, { kind: 'crash' }>['outcome'];

const CURVE = 'M4 54C40 54 74 44 94 8';

/** A flight: green as far as it was paid, red to its end. */
export const CrashPicture = ({ outcome: { crashAt, cashedOutAt } }: { outcome: CrashOutcome }) => {
  const paid =
    cashedOutAt === undefined ? 0 : Math.min(1, Math.log(cashedOutAt) / Math.log(Math.max(crashAt ?? 0, 1.01)));
  return (
    <svg viewBox="0 0 100 60" focusable="false">
      <path className={crashAt === undefined ? styles.flying : styles.flown} d={CURVE} />
      {paid > 0 && <path className={styles.paid} d={CURVE} pathLength="1" strokeDasharray={`${paid} 1`} />}
    </svg>
  );
};
