import { useState } from 'react';
import { useSignOut, useSignOutEverywhereMutation } from '@/features/auth';
import { Button, Dialog } from '@/shared/components';
import { FieldError } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { Card } from './Card';
import styles from './SessionsCard.module.scss';

export function SessionsCard() {
  const signOut = useSignOut();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card id="sessions" heading="profile.sessions">
      <div className={styles.actions}>
        <Button variant="quiet" onClick={signOut}>
          {t('profile.signOut')}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('profile.signOutEverywhere')}
        </Button>
      </div>
      {isAsking && <EverywhereDialog onClose={() => setIsAsking(false)} />}
    </Card>
  );
}

function EverywhereDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const signOut = useSignOut();
  const [endAll, { isLoading, isError }] = useSignOutEverywhereMutation();

  const confirm = async () => {
    if (isLoading) return;
    const { error } = await endAll();
    if (!error) signOut();
  };

  return (
    <Dialog label={intl.formatMessage({ id: 'profile.everywhereTitle' })} onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{t('profile.everywhereTitle')}</h2>
        <p className={styles.text}>{t('profile.everywhereText')}</p>
        <FieldError>{isError && t('profile.everywhereFailed')}</FieldError>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button aria-disabled={isLoading} onClick={() => void confirm()}>
            {t('profile.everywhereConfirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
