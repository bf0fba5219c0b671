import { Button } from '@/shared/components';
import { BusyLabel, FieldError } from '@/shared/form';
import { t } from '@/shared/i18n';
import parts from '../steps.module.scss';
import { GoogleMark } from './GoogleMark';
import styles from './PhoneStep.module.scss';

interface Props {
  isPending: boolean;
  errorId: string;
  messageId: string | undefined;
  onPress: () => void;
}

/** Can be pressed again while Google's window is open, because a closed window is noticed late. */
export const GoogleButton = ({ isPending, errorId, messageId, onPress }: Props) => (
  <div>
    <p className={styles.or}>{t('auth.or')}</p>
    <Button
      variant="quiet"
      size="l"
      className={styles.google}
      aria-describedby={messageId && errorId}
      onClick={onPress}
    >
      {!isPending && <GoogleMark />}
      <BusyLabel isBusy={isPending}>{t(isPending ? 'auth.googlePending' : 'auth.google')}</BusyLabel>
    </Button>
    <FieldError id={errorId} className={parts.apart}>
      {messageId && t(messageId)}
    </FieldError>
  </div>
);
