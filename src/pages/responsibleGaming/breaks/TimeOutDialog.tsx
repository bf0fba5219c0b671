import type { TimeOutBody } from '@contract/saferPlay.ts';
import { useState } from 'react';
import { Instant, useTakeTimeOutMutation } from '@/features/saferPlay';
import { Button, Dialog } from '@/shared/components';
import { SaveError } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import styles from './Breaks.module.scss';
import { endOfTimeOut } from './endsAt';

interface Props {
  hours: TimeOutBody['hours'];
  onClose: () => void;
}

/** Asks before a break begins, with its end. */
export function TimeOutDialog({ hours, onClose }: Props) {
  const intl = useIntl();
  const [take, { isLoading, error }] = useTakeTimeOutMutation();
  const [until] = useState(() => endOfTimeOut(hours, Date.now()));
  const confirm = async () => {
    if (isLoading) return;
    const taken = await take({ hours });
    if (taken.data) onClose();
  };
  return (
    <Dialog label={intl.formatMessage({ id: 'responsible.timeOutTitle' })} onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{t('responsible.timeOutTitle')}</h2>
        <p className={styles.date}>{t('saferPlay.block.until', { until: <Instant key="until" at={until} /> })}</p>
        <p className={styles.text}>{t('responsible.timeOutConfirm')}</p>
        <SaveError error={isLoading ? undefined : error} />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button aria-disabled={isLoading} onClick={() => void confirm()}>
            {t(isLoading ? 'form.saving' : 'responsible.startTimeOut')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
