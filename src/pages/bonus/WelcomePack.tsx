import { useId } from 'react';
import { type PackStep, useWelcomePack } from '@/features/rewards';
import { AnyIcon, type AnyIconName, FailedNote } from '@/shared/components';
import { t } from '@/shared/i18n';
import { BonusCard, ClaimButton } from './BonusCard';
import styles from './BonusPage.module.scss';
import pack from './WelcomePack.module.scss';

/** The steps of the welcome pack, each for one of the first deposits. Hidden when none is left. */
export function WelcomePack() {
  const id = useId();
  const { steps, hindered, hasFailed, isTrying, retry } = useWelcomePack();
  if (steps.every(({ status }) => status === 'claimed' || status === 'missed')) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={pack.head}>
        <h2 id={id}>{t('bonus.pack')}</h2>
        <p className={styles.lead}>{t('bonus.packLead')}</p>
      </div>
      {hasFailed && (
        <FailedNote
          message="bonus.packFailed"
          className={pack.failed}
          query={{ isFetching: isTrying, refetch: retry }}
        />
      )}
      <ol className={pack.list}>
        {steps.map(({ bonus, status }) => (
          <li key={bonus.id}>
            <BonusCard bonus={bonus} status={status} mark={<StepMark bonus={bonus} status={status} />}>
              {status === 'next' ? (
                <ClaimButton bonus={bonus} hindered={hindered} />
              ) : (
                <p className={pack.when}>{t(`bonus.step.${status}`, { order: bonus.order })}</p>
              )}
            </BonusCard>
          </li>
        ))}
      </ol>
    </section>
  );
}

const ICONS: Partial<Record<PackStep['status'], AnyIconName>> = { claimed: 'check', locked: 'lock' };

function StepMark({ bonus, status }: PackStep) {
  const icon = ICONS[status];
  return (
    <p className={pack.mark} data-status={status}>
      {icon && <AnyIcon name={icon} size={16} />}
      {t(`bonus.mark.${status}`, { order: bonus.order })}
    </p>
  );
}
