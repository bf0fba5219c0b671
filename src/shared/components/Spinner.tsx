import styles from './Spinner.module.scss';

interface Props {
  /** The text for assistive technology. */
  label: string;
}

export function Spinner({ label }: Props) {
  return (
    <span className={styles.spinner} role="status" data-waiting>
      <span className="visuallyHidden">{label}</span>
    </span>
  );
}
