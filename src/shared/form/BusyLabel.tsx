import type { ReactNode } from 'react';
import styles from './form.module.scss';

/** The text of a button that takes a while. */
export const BusyLabel = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <>
    {isBusy && <span className={styles.ring} aria-hidden="true" />}
    <span>{children}</span>
  </>
);
