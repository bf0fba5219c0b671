import clsx from 'clsx';
import { isSame, type Verification, type VerifyStep } from '@originals/verify/index.ts';
import { t } from '@/shared/i18n';
import styles from './Fairness.module.scss';

/** What was computed, beside what the round says. */
export const VerifySteps = ({ verification: { steps, isFair } }: { verification: Verification }) => (
  <>
    <p className={clsx(styles.verdict, isFair ? styles.fair : styles.unfair)}>
      {t(isFair ? 'bets.isFair' : 'bets.isNotFair')}
    </p>
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <Step key={index} step={step} />
      ))}
    </ol>
  </>
);

function Step({ step }: { step: VerifyStep }) {
  const { name, detail = '', computed, told } = step;
  return (
    <li className={clsx(!isSame(step) && styles.other)}>
      <span className={styles.stepName}>{t(`bets.step.${name}`, { detail: <code key="detail">{detail}</code> })}</span>
      <code className={styles.code}>{computed}</code>
      {told !== undefined && (
        <span className={styles.told}>
          {isSame(step) ? t('bets.same') : t('bets.other', { told: <code key="told">{told}</code> })}
        </span>
      )}
    </li>
  );
}
