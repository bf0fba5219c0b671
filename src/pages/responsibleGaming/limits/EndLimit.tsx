import { type DepositLimit, LIMIT_INCREASE_HOURS } from '@contract/saferPlay.ts';
import { useEffect, useRef } from 'react';
import { useSetLimitMutation } from '@/features/saferPlay';
import { Button } from '@/shared/components';
import { SaveError } from '@/shared/form';
import { t } from '@/shared/i18n';
import styles from './Limits.module.scss';

/** Asks before a limit is removed, which applies only after 24 hours. */
export function EndLimit({ limit, onDone }: { limit: DepositLimit; onDone: (isSaved: boolean) => void }) {
  const [setLimit, { isLoading, error }] = useSetLimitMutation();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const end = async () => {
    if (isLoading) return;
    const saved = await setLimit({ period: limit.period, amount: null, currency: limit.currency });
    if (saved.data) onDone(true);
  };
  return (
    <div className={styles.form}>
      <p className={styles.effect}>{t('responsible.endLimitText', { hours: LIMIT_INCREASE_HOURS })}</p>
      <SaveError error={isLoading ? undefined : error} />
      <div className={styles.actions}>
        <Button ref={keep} onClick={() => onDone(false)}>
          {t('responsible.keepLimit')}
        </Button>
        <Button variant="ghost" aria-disabled={isLoading} onClick={() => void end()}>
          {t('responsible.endLimit')}
        </Button>
      </div>
    </div>
  );
}
