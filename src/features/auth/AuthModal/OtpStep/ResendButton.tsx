import { Button, PathIcon } from '@/shared/components';
import { BusyLabel } from '@/shared/form';
import { useSecondsUntil } from '@/shared/hooks';
import { t } from '@/shared/i18n';

interface Props {
  /** When the last code was sent, Unix ms. */
  sentAt: number;
  isSending: boolean;
  isBlocked: boolean;
  onPress: () => void;
}

/** Messages need some time to arrive, and each one costs the operator money. */
const WAIT_MS = 30_000;

const AGAIN = 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 4.5V9H15';

export function ResendButton({ sentAt, isSending, isBlocked, onPress }: Props) {
  const seconds = useSecondsUntil(sentAt + WAIT_MS);
  return (
    <Button variant="ghost" disabled={seconds > 0 || isSending || isBlocked} onClick={onPress}>
      {!isSending && <PathIcon path={AGAIN} size={20} />}
      {seconds > 0 ? (
        t('auth.resendIn', { seconds })
      ) : (
        <BusyLabel isBusy={isSending}>{t(isSending ? 'auth.sending' : 'auth.resend')}</BusyLabel>
      )}
    </Button>
  );
}
