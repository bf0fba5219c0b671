import styles from './parts.module.scss';

/** What is wrong, beside where it is; said to assistive technology when it appears. */
export const FieldError = ({ id, text }: { id: string; text: string | null }) => (
  <p id={id} role="alert" className={styles.error}>
    {text}
  </p>
);
