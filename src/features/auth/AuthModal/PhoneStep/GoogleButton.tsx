import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/components';
import { FieldError } from '../parts/FieldError';
import { BusyLabel } from '../parts/BusyLabel';
import { GoogleMark } from './GoogleMark';
import styles from './PhoneStep.module.scss';

interface Props {
  isPending: boolean;
  errorId: string;
  messageId: string | undefined;
  onPress: () => void;
}

/** The other way in. It can be pressed again while Google's window is open, as a closed one is noticed late. */
export const GoogleButton = ({ isPending, errorId, messageId, onPress }: Props) => (
  <div>
    <p className={styles.or}>
      <FormattedMessage id="auth.or" />
    </p>
    <Button
      variant="quiet"
      size="l"
      className={styles.google}
      aria-describedby={messageId && errorId}
      onClick={onPress}
    >
      {!isPending && <GoogleMark />}
      <BusyLabel isBusy={isPending} idle="auth.google" busy="auth.googlePending" />
    </Button>
    <FieldError id={errorId} messageId={messageId} />
  </div>
);
