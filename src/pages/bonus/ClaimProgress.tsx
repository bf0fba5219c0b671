import type { BonusClaim } from '@contract/bonuses.ts';
import { BONUS_ENDS } from '@contract/bonusTerms.ts';
import { FormattedDate } from 'react-intl';
import { BonusTerms, CountingNote, isOpenClaim, isTiedClaim, ProgressBar } from '@/features/rewards';
import { useNow } from '@/shared/hooks';
import { t, useIntl } from '@/shared/i18n';
import { Amount, type Money, useSpokenMoney } from '@/shared/money';
import styles from './ClaimCard.module.scss';

export interface ClaimProps {
  claim: BonusClaim;
  /** Formats a decimal amount of the account. */
  money: (amount: number) => Money;
}

const DAY_MS = 86_400_000;

export function ClaimProgress({ claim, money }: ClaimProps) {
  const { status, wagerRequired, left, terms } = claim;
  if (status === 'waiting') return <p className={styles.words}>{t('bonus.waitingText')}</p>;
  if (wagerRequired <= 0) return null;
  return (
    <div className={styles.progress}>
      <Wagered claim={claim} money={money} />
      {terms && isOpenClaim(claim) && <CountingNote className={styles.counting} contribution={terms.contribution} />}
      {left !== undefined && claim.amount > 0 && (
        <p className={styles.words}>{t('bonus.left', { amount: <Amount key="left" money={money(left)} /> })}</p>
      )}
      {isTiedClaim(claim) && <p className={styles.words}>{t('bonus.tied')}</p>}
      {status === 'wagering' && <Until {...claim} />}
      {status === 'queued' && <p className={styles.words}>{t('bonus.queuedText')}</p>}
    </div>
  );
}

function Wagered({ claim: { wagerRequired, wagered }, money }: ClaimProps) {
  const intl = useIntl();
  const spoken = useSpokenMoney();
  const done = money(Math.min(wagered, wagerRequired));
  const required = money(wagerRequired);
  const heard = intl.formatMessage({ id: 'bonus.progress' }, { wagered: spoken(done), required: spoken(required) });
  return (
    <>
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
    </>
  );
}

/** A bonus that is over in itself waits for rounds. */
function Until({ expiresAt, wagered, wagerRequired }: BonusClaim) {
  const left = Date.parse(expiresAt ?? '') - useNow();
  if (wagered >= wagerRequired || left <= 0) return <p className={styles.words}>{t('bonus.inRounds')}</p>;
  if (expiresAt === undefined) return null;
  const date = (
    <FormattedDate key="date" value={expiresAt} day="numeric" month="short" hour="numeric" minute="numeric" />
  );
  return <p className={styles.words}>{t('bonus.until', { date, days: Math.round(left / DAY_MS) })}</p>;
}

/** The terms of the day of the claim, closed at first. */
export function ClaimTerms({ claim: { terms, status, deposit, amount, wagerRequired }, money }: ClaimProps) {
  if (!terms) return null;
  const { wagering, contribution, maxStake, expiryDays, mostConverted } = terms;
  return (
    <details className={styles.terms}>
      <summary>{t('bonus.ownTerms')}</summary>
      <BonusTerms
        wagering={wagering}
        isTied={deposit !== undefined}
        least={deposit === undefined ? undefined : money(deposit)}
        example={
          deposit === undefined
            ? undefined
            : { deposit: money(deposit), bonus: money(amount), total: money(wagerRequired) }
        }
        contribution={contribution}
        maxStake={maxStake === undefined ? undefined : money(maxStake)}
        days={status === 'waiting' || status === 'queued' ? expiryDays : undefined}
        most={amount === 0 ? 'spins' : mostConverted === undefined ? undefined : money(mostConverted)}
      />
    </details>
  );
}

export function ClaimEnd({ claim, money }: ClaimProps) {
  const { status, converted = 0, lost = 0 } = claim;
  if (!BONUS_ENDS.some((end) => end === status)) return null;
  const amounts = {
    converted: <Amount key="converted" money={money(converted)} />,
    lost: <Amount key="lost" money={money(lost)} />,
  };
  return <p className={styles.words}>{t(`bonus.end.${endText(claim)}`, amounts)}</p>;
}

function endText({ status, amount, converted = 0, lost = 0, isTakenBack, source }: BonusClaim): string {
  if (amount === 0) return 'spinsGone';
  if (isTakenBack) return source === 'referral' ? 'friendTakenBack' : 'takenBack';
  if (status === 'usedUp' && converted > 0) return 'rest';
  return status === 'converted' && lost > 0 ? 'capped' : status;
}
