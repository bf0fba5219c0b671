import styles from './Spinner.module.scss';

/** `label` is for assistive technology. */
export const Spinner = ({ label }: { label: string }) => (
  <span className={styles.spinner} role="status" data-waiting>
    <span className="visuallyHidden">{label}</span>
  </span>
);
