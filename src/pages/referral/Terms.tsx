import type { ReferralTerms } from '@contract/rewards.ts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextItems } from '@/shared/components';
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
            <TextItems texts={steps} />
          </ol>
        </section>
      )}
      {terms.length > 0 && (
        <details className={styles.terms}>
          <summary>
            <FormattedMessage id="referral.terms" />
          </summary>
          <ul>
            <TextItems texts={terms} />
          </ul>
        </details>
      )}
    </>
  );
}
