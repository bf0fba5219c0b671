import type { BonusClaim } from '@contract/rewards.ts';
import { FormattedDate, useIntl } from 'react-intl';
import { useGetDepositBonusesQuery, useGetWelcomeBonusesQuery } from '@/features/content';
import { ProgressBar } from '@/features/rewards';
import { PageLink } from '@/features/ui';
import { t } from '@/shared/i18n';
import { Amount, type Money, useSpokenMoney } from '@/shared/money';
import styles from './ClaimCard.module.scss';

interface Props {
  claim: BonusClaim;
  money: (amount: number) => Money;
}

/** A chosen bonus: its gift, its wagering progress, and its deposit. */
export function ClaimCard({ claim, money }: Props) {
  const title = useClaimTitle(claim);
  return (
    <article className={styles.card} data-status={claim.status}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p className={styles.status}>{t(`bonus.status.${claim.status}`)}</p>
      </div>
      <p className={styles.gift}>
        <Gift claim={claim} money={money} />
      </p>
      <Progress claim={claim} money={money} />
      <p className={styles.foot}>
        {claim.claimedAt && (
          <time dateTime={claim.claimedAt}>
            <FormattedDate value={claim.claimedAt} day="numeric" month="short" year="numeric" />
          </time>
        )}
        <PageLink page={`history?type=deposit&open=${encodeURIComponent(claim.id)}`}>
          {t('bonus.deposit')}
          <span className="visuallyHidden">: {title}</span>
        </PageLink>
      </p>
    </article>
  );
}

/** The present name in the player's language; the stored name when the bonus no longer exists. */
function useClaimTitle({ bonusId, title }: BonusClaim): string {
  const { data: bonuses = [] } = useGetDepositBonusesQuery();
  const { data: steps = [] } = useGetWelcomeBonusesQuery();
  return [...bonuses, ...steps].find(({ id }) => id === bonusId)?.title ?? title;
}

function Gift({ claim: { amount, freeSpins }, money }: Props) {
  const given = <Amount money={money(amount)} />;
  if (freeSpins === 0) return given;
  if (amount === 0) return t('bonus.spins', { count: freeSpins });
  return t('bonus.amountAndSpins', { amount: given, count: freeSpins });
}

function Progress({ claim: { status, wagerRequired, wagered }, money }: Props) {
  const intl = useIntl();
  const spoken = useSpokenMoney();
  if (status === 'waiting') return <p className={styles.words}>{t('bonus.waitingText')}</p>;
  if (wagerRequired <= 0) return null;
  const done = money(Math.min(wagered, wagerRequired));
  const required = money(wagerRequired);
  const heard = intl.formatMessage({ id: 'bonus.progress' }, { wagered: spoken(done), required: spoken(required) });
  return (
    <div className={styles.progress}>
      <ProgressBar
        share={wagered / wagerRequired}
        label={intl.formatMessage({ id: 'bonus.progressLabel' })}
        text={heard}
      />
      <p className={styles.words}>
        {t('bonus.progress', {
          wagered: <Amount key="wagered" money={done} />,
          required: <Amount key="required" money={required} />,
        })}
      </p>
      {status === 'queued' && <p className={styles.words}>{t('bonus.queuedText')}</p>}
    </div>
  );
}
