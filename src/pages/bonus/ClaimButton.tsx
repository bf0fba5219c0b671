import type { DepositBonus } from '@contract/content.ts';
import { useIntl } from 'react-intl';
import { useJoin } from '@/features/auth';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import styles from './BonusCard.module.scss';

/** Opens the deposit with the bonus chosen; a visitor signs in first. */
export function ClaimButton({ bonus: { id, title } }: { bonus: DepositBonus }) {
  const intl = useIntl();
  const join = useJoin(id);
  return (
    <Button
      size="l"
      className={styles.claim}
      aria-label={intl.formatMessage({ id: 'bonus.claimNamed' }, { title })}
      onClick={join}
    >
      {t('bonus.claim')}
    </Button>
  );
}
