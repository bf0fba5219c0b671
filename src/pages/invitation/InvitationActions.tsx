import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useSettings } from '@/features/content';
import { modalOpened } from '@/features/ui';
import { Button } from '@/shared/components';
import styles from './InvitationPage.module.scss';

/** The door, for those who are not inside yet. */
export function InvitationActions() {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { allowRegistration } = useSettings();
  if (isSignedIn) return null;
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
