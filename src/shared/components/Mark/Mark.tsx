import type { ReactNode } from 'react';
import styles from './Mark.module.scss';

/** A small word beside a heading, about what follows. */
export const Mark = ({ children }: { children: ReactNode }) => <span className={styles.mark}>{children}</span>;
