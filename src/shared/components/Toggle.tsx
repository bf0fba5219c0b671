import type { ReactNode } from 'react';
import styles from './Toggle.module.scss';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  /** Waits, and keeps the focus. */
  isBusy?: boolean;
  onToggle: (isOn: boolean) => void;
}

/** A switch that works at once; the whole line can be pressed. */
export const Toggle = ({ label, hint, isOn, isBusy = false, onToggle }: Props) => (
  <label className={styles.toggle}>
    <span className={styles.text}>
      <span>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-disabled={isBusy}
      onChange={({ target }) => {
        if (!isBusy) onToggle(target.checked);
      }}
    />
    <span className={styles.track} aria-hidden="true" />
  </label>
);
