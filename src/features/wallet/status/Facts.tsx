import type { ReactNode } from 'react';
import styles from '../frame/frame.module.scss';

interface Fact {
  name: ReactNode;
  value: ReactNode;
}

/** Named values, one a line. */
export const Facts = ({ facts }: { facts: readonly (Fact | null)[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      (fact, index) =>
        fact && (
          <div key={index}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ),
    )}
  </dl>
);
