import type { ShownHindrance } from '@contract/bonuses.ts';
import type { DepositBonus } from '@contract/depositBonuses.ts';
import { useJoin } from '@/features/auth';
import { HindranceNote } from '@/features/rewards';
import { Button } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import styles from './BonusCard.module.scss';

interface Props {
  bonus: DepositBonus;
  hindered: readonly ShownHindrance[];
}

/** Opens the deposit with the bonus chosen; a visitor signs in first. In its place, why it cannot be chosen now. */
export function ClaimButton({ bonus: { id, title }, hindered }: Props) {
  const intl = useIntl();
  const join = useJoin(id);
  const hindrance = hindered.find(({ bonusId }) => bonusId === id);
  if (hindrance)
    return (
      <p className={styles.hindered}>
        <HindranceNote hindrance={hindrance} />
      </p>
    );
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
