import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './form.module.scss';

interface Props {
  id: string;
  /** `apart` where nothing keeps a distance; `reserved` keeps its line free, so that nothing moves when it comes. */
  space?: 'apart' | 'reserved' | undefined;
  children: ReactNode;
}

/** What is wrong, beside where it is; said to assistive technology when it appears. */
export const FieldError = ({ id, space, children }: Props) => (
  <p id={id} role="alert" className={clsx(styles.error, space && styles[space])}>
    {children}
  </p>
);
