import type { PackStep } from '@/features/rewards';
import { AnyIcon, type AnyIconName } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './WelcomePack.module.scss';

const ICONS: Partial<Record<PackStep['status'], AnyIconName>> = { claimed: 'check', locked: 'lock' };

/** The number and the state of a step. */
export function StepMark({ step: { bonus, status } }: { step: PackStep }) {
  const icon = ICONS[status];
  return (
    <p className={styles.mark} data-status={status}>
      {icon && <AnyIcon name={icon} size={16} />}
      {t(`bonus.mark.${status}`, { order: bonus.order })}
    </p>
  );
}
