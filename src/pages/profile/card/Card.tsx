import clsx from 'clsx';
import type { ReactNode } from 'react';
import { t } from '@/shared/i18n';
import styles from './card.module.scss';

interface Props {
  /** Target of `profile?section=`. */
  id: string;
  /** Message id of the heading. */
  heading: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of the page with its heading. */
export const Card = ({ id, heading, className, children }: Props) => (
  <section id={id} tabIndex={-1} className={clsx(styles.card, className)} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} className={styles.heading}>
      {t(heading)}
    </h2>
    {children}
  </section>
);
