import { FormattedMessage, useIntl } from 'react-intl';
import { useSignOut, useSignOutEverywhereMutation } from '@/features/auth';
import { Button, Dialog } from '@/shared/components';
import styles from './SessionsCard.module.scss';

/** Asks before every session of the player ends, this one too. */
export function EverywhereDialog({ onClose }: { onClose: () => void }) {
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
        <h2>
          <FormattedMessage id="profile.everywhereTitle" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id="profile.everywhereText" />
        </p>
        <p role="alert" className={styles.failed}>
          {isError && <FormattedMessage id="profile.everywhereFailed" />}
        </p>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage id="form.cancel" />
          </Button>
          <Button aria-disabled={isLoading} onClick={() => void confirm()}>
            <FormattedMessage id="profile.everywhereConfirm" />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
