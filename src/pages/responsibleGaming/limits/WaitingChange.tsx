import { Instant } from '@/features/saferPlay';
import { Button, AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import { SaveError } from '@/shared/form';
import { LimitAmount } from './LimitAmount';
import styles from './Limits.module.scss';
import type { LimitUnit, Saving, ShownLimit } from './LimitSource';

interface Props {
  limit: ShownLimit;
  unit: LimitUnit;
  next: NonNullable<ShownLimit['next']>;
  saving: Saving;
}

/** A change that waits, with a button to cancel it. */
export function WaitingChange({ limit: { amount: present }, unit, next, saving: { save, isSaving, error } }: Props) {
  const at = <Instant key="at" at={next.startsAt} />;
  const nextUnit = unit === 'minutes' ? unit : next.currency;
  const keep = () => {
    if (present !== undefined && !isSaving) void save(present);
  };
  return (
    <div className={styles.next}>
      <AnyIcon name="clock" size={20} />
      <div className={styles.nextWords}>
        <p>
          {next.amount === undefined
            ? t('responsible.nextNone', { at })
            : t('responsible.nextLimit', {
                at,
                amount: <LimitAmount key="amount" value={next.amount} unit={nextUnit} />,
              })}
        </p>
        {present !== undefined && (
          <Button variant="quiet" aria-disabled={isSaving} onClick={keep}>
            {t('responsible.keepPresent')}
          </Button>
        )}
        <SaveError error={isSaving ? undefined : error} />
      </div>
    </div>
  );
}
