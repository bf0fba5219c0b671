import { FormattedDate } from 'react-intl';
import { PageLink } from '@/features/ui';
import { t } from '@/shared/i18n';
import { Amount } from '@/shared/money';
import styles from './ClaimCard.module.scss';
import { ClaimEnd } from './ClaimEnd';
import { ClaimProgress } from './ClaimProgress';
import type { ClaimProps } from './ClaimProps';
import { ClaimTerms } from './ClaimTerms';
import { Forfeit } from './Forfeit';
import { useClaimTitle } from './useClaimTitle';

/** A bonus of the player: its gift, its terms and wagering, and how it ended. */
export function ClaimCard({ claim, money }: ClaimProps) {
  const title = useClaimTitle(claim);
  const isOpen = claim.status === 'wagering' || claim.status === 'queued';
  return (
    <article className={styles.card} data-status={claim.status}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p className={styles.status}>{t(`bonus.status.${claim.status}`)}</p>
      </div>
      <p className={styles.gift}>
        <Gift claim={claim} money={money} />
      </p>
      <ClaimProgress claim={claim} money={money} />
      <ClaimEnd claim={claim} money={money} />
      <ClaimTerms claim={claim} money={money} />
      <p className={styles.foot}>
        {claim.claimedAt && (
          <time dateTime={claim.claimedAt}>
            <FormattedDate value={claim.claimedAt} day="numeric" month="short" year="numeric" />
          </time>
        )}
        {claim.source === 'deposit' && (
          <PageLink page={`history?type=deposit&open=${encodeURIComponent(claim.id)}`}>
            {t('bonus.deposit')}
            <span className="visuallyHidden">: {title}</span>
          </PageLink>
        )}
      </p>
      {isOpen && <Forfeit claim={claim} title={title} money={money} />}
    </article>
  );
}

function Gift({ claim: { amount, freeSpins }, money }: ClaimProps) {
  const given = <Amount money={money(amount)} />;
  if (freeSpins === 0) return given;
  if (amount === 0) return t('bonus.spins', { count: freeSpins });
  return t('bonus.amountAndSpins', { amount: given, count: freeSpins });
}
