import { useState } from 'react';
import { useSignOut } from '@/features/auth';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Card } from '../card/Card';
import { EverywhereDialog } from './EverywhereDialog';
import styles from './SessionsCard.module.scss';

/** Sign-out here or on every device. */
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
