import { BonusTerms } from '@/features/rewards';
import { t } from '@/shared/i18n';
import type { ClaimProps } from './ClaimProps';
import styles from './ClaimCard.module.scss';

/** The terms of the day of the claim, closed at first. */
export function ClaimTerms({ claim: { terms, status }, money }: ClaimProps) {
  if (!terms) return null;
  const { wagering, contribution, maxStake, expiryDays, mostConverted } = terms;
  return (
    <details className={styles.terms}>
      <summary>{t('bonus.ownTerms')}</summary>
      <BonusTerms
        wagering={wagering}
        contribution={contribution}
        maxStake={maxStake === undefined ? undefined : money(maxStake)}
        days={status === 'waiting' || status === 'queued' ? expiryDays : undefined}
        most={mostConverted === undefined ? undefined : money(mostConverted)}
      />
    </details>
  );
}
