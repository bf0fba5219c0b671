import styles from './AgeMark.module.scss';

/** "18+" in a circle, for the eye: the words beside it say the same. */
export const AgeMark = ({ age }: { age: number }) => (
  <strong className={styles.mark} aria-hidden="true">
    {`${age}+`}
  </strong>
);
