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
  if (!steps.some(isOpenStill)) return null;
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
        {steps.map((step) => (
          <li key={step.bonus.id}>
            <BonusCard bonus={step.bonus} status={step.status} mark={<StepMark step={step} />}>
              <TakeUp step={step} hindered={hindered} />
            </BonusCard>
          </li>
        ))}
      </ol>
    </section>
  );
}

const ICONS: Partial<Record<PackStep['status'], AnyIconName>> = { claimed: 'check', locked: 'lock' };

function StepMark({ step: { bonus, status } }: { step: PackStep }) {
  const icon = ICONS[status];
  return (
    <p className={pack.mark} data-status={status}>
      {icon && <AnyIcon name={icon} size={16} />}
      {t(`bonus.mark.${status}`, { order: bonus.order })}
    </p>
  );
}

const isOpenStill = ({ status }: PackStep): boolean => status !== 'claimed' && status !== 'missed';

const TakeUp = ({
  step: { bonus, status },
  hindered,
}: { step: PackStep } & Pick<ReturnType<typeof useWelcomePack>, 'hindered'>) =>
  status === 'next' ? (
    <ClaimButton bonus={bonus} hindered={hindered} />
  ) : (
    <p className={pack.when}>{t(`bonus.step.${status}`, { order: bonus.order })}</p>
  );
