import { LIMIT_INCREASE_HOURS } from '@contract/saferPlay.ts';
import { useEffect, useRef } from 'react';
import { Button } from '@/shared/components';
import { SaveError } from '@/shared/form';
import { t } from '@/shared/i18n';
import styles from './Limits.module.scss';
import type { Saving } from './LimitSource';

interface Props {
  saving: Saving;
  onDone: (isSaved: boolean) => void;
}

/** Asks before a limit is removed, which applies only after 24 hours. */
export function EndLimit({ saving: { save, isSaving, error }, onDone }: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const end = async () => {
    if (!isSaving && (await save(null))) onDone(true);
  };
  return (
    <div className={styles.form}>
      <p className={styles.effect}>{t('responsible.endLimitText', { hours: LIMIT_INCREASE_HOURS })}</p>
      <SaveError error={isSaving ? undefined : error} />
      <div className={styles.actions}>
        <Button ref={keep} onClick={() => onDone(false)}>
          {t('responsible.keepLimit')}
        </Button>
        <Button variant="ghost" aria-disabled={isSaving} onClick={() => void end()}>
          {t('responsible.endLimit')}
        </Button>
      </div>
    </div>
  );
}
