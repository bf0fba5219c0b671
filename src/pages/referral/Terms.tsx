import type { ReferralTerms } from '@contract/rewards.ts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Terms.module.scss';

/** How an invitation goes, step by step, and what holds for it. */
export function Terms({ terms: { steps, terms } }: { terms: ReferralTerms }) {
  const id = useId();
  return (
    <>
      {steps.length > 0 && (
        <section className={styles.section} aria-labelledby={id}>
          <h2 id={id}>
            <FormattedMessage id="referral.how" />
          </h2>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {terms.length > 0 && (
        <details className={styles.terms}>
          <summary>
            <FormattedMessage id="referral.terms" />
          </summary>
          <ul>
            {terms.map((term, index) => (
              <li key={index}>{term}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
