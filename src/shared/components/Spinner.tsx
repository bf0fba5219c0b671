import styles from './Spinner.module.scss';

/** `label` is for assistive technology. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status" data-waiting>
      <span className="visuallyHidden">{label}</span>
    </span>
  );
}
