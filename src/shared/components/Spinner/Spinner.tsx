import styles from './Spinner.module.scss';

interface Props {
  /** Said to assistive technology while it turns. */
  label: string;
}

export function Spinner({ label }: Props) {
  return (
    <span className={styles.spinner} role="status" data-waiting>
      <span className="visuallyHidden">{label}</span>
    </span>
  );
}
