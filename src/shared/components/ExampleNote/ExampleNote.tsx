import type { ReactNode } from 'react';
import { Mark } from '../Mark';
import styles from './ExampleNote.module.scss';

interface Props {
  /** The word for an example. */
  mark: ReactNode;
  /** What is invented, and what it shows. */
  children: ReactNode;
}

/** Says above a list that what follows is invented. */
export const ExampleNote = ({ mark, children }: Props) => (
  <p className={styles.note}>
    <Mark>{mark}</Mark>
    {children}
  </p>
);
