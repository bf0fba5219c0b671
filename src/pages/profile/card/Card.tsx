import clsx from 'clsx';
import type { ReactNode } from 'react';
import { t } from '@/shared/i18n';
import styles from './card.module.scss';

interface Props {
  /** Where `profile?section=` leads. */
  id: string;
  /** Message id of the heading. */
  heading: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the page, under a heading of its own. */
export const Card = ({ id, heading, className, children }: Props) => (
  <section id={id} tabIndex={-1} className={clsx(styles.card, className)} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} className={styles.heading}>
      {t(heading)}
    </h2>
    {children}
  </section>
);
