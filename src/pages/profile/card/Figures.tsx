import type { ReactNode } from 'react';
import { t } from '@/shared/i18n';
import styles from './card.module.scss';

interface Figure {
  /** Message id of its name. */
  name: string;
  value: ReactNode;
}

/** Named numbers, side by side. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ name, value }) => (
      <div key={name}>
        <dt>{t(name)}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
