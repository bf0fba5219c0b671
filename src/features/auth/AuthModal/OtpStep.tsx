import { AnyIcon, Button, OtpInput, PathIcon } from '@/shared/components';
import { BusyLabel, FieldError } from '@/shared/form';
import { useSecondsUntil } from '@/shared/hooks';
import { t, useIntl } from '@/shared/i18n';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { CODE_LENGTH } from './flow/useAuthFlow';
import { TestCodeHint } from './sandbox/TestCodeHint';
import type { SignIn } from './useSignIn';
import stepStyles from './steps.module.scss';
import styles from './OtpStep.module.scss';

/** Messages need some time to arrive, and each one costs the operator money. */
const WAIT_MS = 30_000;

const AGAIN = 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 4.5V9H15';

function ResendButton({ flow: { sentAt, activity }, resend }: Pick<SignIn, 'flow' | 'resend'>) {
  const seconds = useSecondsUntil(sentAt + WAIT_MS);
  const isSending = activity === 'sending';
  return (
    <Button variant="ghost" disabled={seconds > 0 || activity !== 'idle'} onClick={resend}>
      {!isSending && <PathIcon path={AGAIN} size={20} />}
      {seconds > 0 ? (
        t('auth.resendIn', { seconds })
      ) : (
        <BusyLabel isBusy={isSending}>{t(isSending ? 'auth.sending' : 'auth.resend')}</BusyLabel>
      )}
    </Button>
  );
}

/** The code from the SMS, sent when it is complete. */
export function OtpStep({ flow, typeCode, verify, resend, goBack }: SignIn) {
  const { code, activity, failure, isResent, sentAt } = flow;
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isVerifying = activity === 'verifying';

  // The player types next: after opening, after a refusal and after a new code.
  useEffect(() => input.current?.focus(), [failure, sentAt]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    verify(code);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div>
        <OtpInput
          ref={input}
          label={intl.formatMessage({ id: 'auth.code' })}
          value={code}
          length={CODE_LENGTH}
          isInvalid={failure !== null}
          isReadOnly={isVerifying}
          describedBy={failure ? `${id}-error` : undefined}
          onChange={typeCode}
          onEnter={() => !isVerifying && verify(code)}
        />
        <FieldError id={`${id}-error`} className={stepStyles.reserved}>
          {failure && (failure.said ?? t(failure.messageId))}
        </FieldError>
      </div>
      {__SANDBOX__ && <TestCodeHint />}
      <Button type="submit" size="l" disabled={isVerifying || code.length < CODE_LENGTH}>
        <BusyLabel isBusy={isVerifying}>{t(isVerifying ? 'auth.verifying' : 'auth.verify')}</BusyLabel>
      </Button>
      <div className={styles.others}>
        <ResendButton flow={flow} resend={resend} />
        <Button variant="ghost" aria-disabled={isVerifying} onClick={goBack}>
          <AnyIcon name="arrowLeft" size={20} />
          {t('auth.backToPhone')}
        </Button>
      </div>
      <p role="status" className={styles.resent}>
        {isResent && t('auth.resent')}
      </p>
    </form>
  );
}
