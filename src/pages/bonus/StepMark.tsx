import { FormattedMessage } from 'react-intl';
import type { PackStep } from '@/features/rewards';
import { MoreIcon, type MoreIconName } from '@/shared/components';
import styles from './WelcomePack.module.scss';

const ICONS: Partial<Record<PackStep['status'], MoreIconName>> = { claimed: 'check', locked: 'lock' };

/** Which step it is, and how it stands. */
export function StepMark({ step: { bonus, status } }: { step: PackStep }) {
  const icon = ICONS[status];
  return (
    <p className={styles.mark} data-status={status}>
      {icon && <MoreIcon name={icon} size={16} />}
      <FormattedMessage id={`bonus.mark.${status}`} values={{ order: bonus.order }} />
    </p>
  );
}
