import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { PathIcon } from '@/shared/components';
import { SaveStatus as Status } from '@/shared/form';
import { t } from '@/shared/i18n';
import styles from './card.module.scss';

interface Props {
  /** Target of `profile?section=`. */
  id: string;
  heading: string;
  className?: string | undefined;
  children: ReactNode;
}

export const Card = ({ id, heading, className, children }: Props) => (
  <section id={id} tabIndex={-1} className={clsx(styles.card, className)} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} className={styles.heading}>
      {t(heading)}
    </h2>
    {children}
  </section>
);

/** Numbers side by side; `name` is a message id. */
export const Figures = ({ figures }: { figures: readonly { name: string; value: ReactNode }[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ name, value }) => (
      <div key={name}>
        <dt>{t(name)}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Icons of this page only, on a 24 × 24 grid, drawn for Karata. */
const CHECK = 'M5 12.8 9.8 17.5 19 7';
export const PENCIL = 'M4.5 19.5l1-4.3L16 4.7l3.3 3.3L8.8 18.5ZM13.7 7l3.3 3.3';
export const PHONE =
  'M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5ZM11 17.5h2';
export const ACCOUNT = 'M12 12a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM4.5 20c.5-4 3.4-5.8 7.5-5.8s7 1.8 7.5 5.8';

/** The result of saving, with this page's mark. */
export const SaveStatus = (status: Omit<ComponentProps<typeof Status>, 'mark'>) => (
  <Status {...status} mark={<PathIcon path={CHECK} size={16} />} />
);
