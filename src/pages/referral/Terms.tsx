import type { ReferralTerms } from '@contract/rewards.ts';
import { HeadedSection, TextItems } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './Terms.module.scss';

/** The steps of an invitation, and its terms. */
export function Terms({ terms: { steps, terms } }: { terms: ReferralTerms }) {
  return (
    <>
      {steps.length > 0 && (
        <HeadedSection heading="referral.how" className={styles.section}>
          <ol className={styles.steps}>
            <TextItems texts={steps} />
          </ol>
        </HeadedSection>
      )}
      {terms.length > 0 && (
        <details className={styles.terms}>
          <summary>{t('referral.terms')}</summary>
          <ul>
            <TextItems texts={terms} />
          </ul>
        </details>
      )}
    </>
  );
}
