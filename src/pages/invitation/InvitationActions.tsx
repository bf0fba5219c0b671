import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useSettings } from '@/features/content';
import { modalOpened } from '@/features/ui';
import { Button } from '@/shared/components';
import styles from './InvitationPage.module.scss';

export function InvitationActions() {
  const dispatch = useDispatch();
  const { allowRegistration } = useSettings();
  return (
    <div className={styles.actions}>
      {allowRegistration && (
        <Button size="l" onClick={() => dispatch(modalOpened('auth', { tab: 'register' }))}>
          <FormattedMessage id="invitation.register" />
        </Button>
      )}
      <Button
        size="l"
        variant={allowRegistration ? 'quiet' : 'primary'}
        onClick={() => dispatch(modalOpened('auth', { tab: 'login' }))}
      >
        <FormattedMessage id="invitation.logIn" />
      </Button>
    </div>
  );
}
