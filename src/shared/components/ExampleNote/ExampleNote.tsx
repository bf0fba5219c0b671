import type { ReactNode } from 'react';
import styles from './ExampleNote.module.scss';

interface Props {
  /** The word for an example. */
  mark: ReactNode;
  /** What is invented. */
  children: ReactNode;
}

/** Says above a list that its items are examples. */
export const ExampleNote = ({ mark, children }: Props) => (
  <p className={styles.note}>
    <span className={styles.mark}>{mark}</span>
    {children}
  </p>
);
