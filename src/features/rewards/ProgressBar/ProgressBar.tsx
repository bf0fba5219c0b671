import styles from './ProgressBar.module.scss';

interface Props {
  /** 0 to 1; more counts as full. */
  share: number;
  label: string;
  /** Such as `US$12 of US$50`. */
  text: string;
}

const FULL = 100;

/** Progress as a bar. */
export function ProgressBar({ share, label, text }: Props) {
  const percent = Math.floor(Math.min(Math.max(share, 0), 1) * FULL);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={FULL}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
