import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Section.module.scss';

interface Props {
  heading: 'promotions.competitions' | 'promotions.welcomeBonuses' | 'promotions.bets';
  children: ReactNode;
}

export function Section({ heading, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id={heading} />
      </h2>
      {children}
    </section>
  );
}
