import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
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
        <dt>
          <FormattedMessage id={name} />
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
