import { useId } from 'react';
import { type PackStep, useWelcomePack } from '@/features/rewards';
import { FailedNote } from '@/shared/components';
import { t } from '@/shared/i18n';
import { BonusCard } from './BonusCard';
import styles from './BonusPage.module.scss';
import { ClaimButton } from './ClaimButton';
import { StepMark } from './StepMark';
import pack from './WelcomePack.module.scss';

const isOpenStill = ({ status }: PackStep): boolean => status !== 'claimed' && status !== 'missed';

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
        <FailedNote message="bonus.packFailed" className={pack.failed} isTrying={isTrying} onRetry={retry} />
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

const TakeUp = ({
  step: { bonus, status },
  hindered,
}: { step: PackStep } & Pick<ReturnType<typeof useWelcomePack>, 'hindered'>) =>
  status === 'next' ? (
    <ClaimButton bonus={bonus} hindered={hindered} />
  ) : (
    <p className={pack.when}>{t(`bonus.step.${status}`, { order: bonus.order })}</p>
  );
