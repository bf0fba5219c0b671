import type { BonusClaim } from '@contract/bonuses.ts';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { isOpenClaim, useBonusName, useForfeitBonusMutation } from '@/features/rewards';
import { PageLink } from '@/features/ui';
import { Button, Dialog } from '@/shared/components';
import { FieldError } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { Amount } from '@/shared/money';
import styles from './ClaimCard.module.scss';
import { ClaimEnd, ClaimProgress, type ClaimProps, ClaimTerms } from './ClaimProgress';

export function ClaimCard({ claim, money }: ClaimProps) {
  const title = useClaimTitle(claim);
  return (
    <article className={styles.card} data-status={claim.status}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p className={styles.status}>{t(`bonus.status.${claim.isTakenBack ? 'takenBack' : claim.status}`)}</p>
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
      {isOpenClaim(claim) && <Forfeit claim={claim} title={title} money={money} />}
    </article>
  );
}

function Forfeit({ title, ...props }: ClaimProps & { title: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" className={styles.forfeit} onClick={() => setIsAsking(true)}>
        {t('bonus.forfeit')}
        <span className="visuallyHidden">: {title}</span>
      </Button>
      {isAsking && <ForfeitDialog {...props} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function ForfeitDialog({ claim: { id, amount, left = 0 }, money, onClose }: ClaimProps & { onClose: () => void }) {
  const intl = useIntl();
  const [forfeit, { isLoading, error }] = useForfeitBonusMutation();
  const confirm = async () => {
    if (isLoading) return;
    const answer = await forfeit(id);
    if (!answer.error) onClose();
  };
  const isInRound = (error as { code?: string } | undefined)?.code === 'bonus_in_round';
  return (
    <Dialog label={intl.formatMessage({ id: 'bonus.forfeitTitle' })} onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{t('bonus.forfeitTitle')}</h2>
        <p className={styles.text}>
          {t(amount > 0 ? 'bonus.forfeitText' : 'bonus.forfeitSpins', {
            amount: <Amount key="left" money={money(left)} />,
          })}
        </p>
        <FieldError>{error && t(isInRound ? 'bonus.forfeitInRound' : 'bonus.forfeitFailed')}</FieldError>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {t('bonus.forfeitKeep')}
          </Button>
          <Button aria-disabled={isLoading} onClick={() => void confirm()}>
            {t('bonus.forfeitConfirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The present name in the player's language; the stored name when the bonus no longer exists; else where it is from. */
function useClaimTitle({ source, bonusId, title }: BonusClaim): string {
  const intl = useIntl();
  const known = useBonusName(bonusId);
  if (known !== undefined) return known;
  return source === 'deposit' || title !== source ? title : intl.formatMessage({ id: `bonus.source.${source}` });
}

function Gift({ claim, money }: ClaimProps) {
  const { amount, freeSpins } = claim;
  const given = <Amount money={money(amount)} />;
  if (freeSpins === 0) return given;
  if (amount === 0) return t('bonus.spins', { count: freeSpins });
  return t('bonus.amountAndSpins', { amount: given, count: freeSpins });
}
