import type { DepositLimit } from '@contract/saferPlay.ts';
import { Instant, useSetLimitMutation } from '@/features/saferPlay';
import { Button, AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount } from '@/shared/money';
import { SaveError } from '@/shared/form';
import { presentLimit } from './limitChange';
import styles from './Limits.module.scss';

interface Props {
  limit: DepositLimit;
  next: NonNullable<DepositLimit['next']>;
}

/** A change that waits, with a button to cancel it. */
export function WaitingChange({ limit, next }: Props) {
  const [setLimit, { isLoading, error }] = useSetLimitMutation();
  const { period, amount: present, currency } = limit;
  const then = presentLimit(next);
  const at = <Instant key="at" at={next.startsAt} />;
  const keep = () => {
    if (present !== undefined && !isLoading) void setLimit({ period, amount: present, currency });
  };
  return (
    <div className={styles.next}>
      <AnyIcon name="clock" size={20} />
      <div className={styles.nextWords}>
        <p>
          {then
            ? t('responsible.nextLimit', { at, amount: <Amount key="amount" money={then} /> })
            : t('responsible.nextNone', { at })}
        </p>
        {present !== undefined && (
          <Button variant="quiet" aria-disabled={isLoading} onClick={keep}>
            {t('responsible.keepPresent')}
          </Button>
        )}
        <SaveError error={isLoading ? undefined : error} />
      </div>
    </div>
  );
}
