import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextItems } from '@/shared/components';
import styles from './Rules.module.scss';

export function Rules({ rules }: { rules: readonly string[] }) {
  const id = useId();
  return (
    <section className={styles.rules} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="challenge.rules" />
      </h2>
      <ol>
        <TextItems texts={rules} />
      </ol>
    </section>
  );
}
