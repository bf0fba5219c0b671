import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Rules.module.scss';

export function Rules({ rules }: { rules: readonly string[] }) {
  const id = useId();
  return (
    <section className={styles.rules} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="challenge.rules" />
      </h2>
      <ol>
        {rules.map((rule, index) => (
          <li key={index}>{rule}</li>
        ))}
      </ol>
    </section>
  );
}
