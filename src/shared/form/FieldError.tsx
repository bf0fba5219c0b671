import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './form.module.scss';

interface Props {
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** An error next to its field, announced when it appears. */
export const FieldError = ({ id, className, children }: Props) => (
  <p id={id} role="alert" className={clsx(styles.error, className)}>
    {children}
  </p>
);
