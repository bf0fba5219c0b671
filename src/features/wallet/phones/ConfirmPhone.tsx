import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, OtpInput } from '@/shared/components';
import { BusyLabel, FieldError } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import styles from './ConfirmPhone.module.scss';
import { useConfirmPhone } from './useConfirmPhone';

const CODE_LENGTH = 6;

interface Props {
  msisdn: string;
  /** Shown after the confirmation instead of `children`. */
  done: ReactNode;
  /** Why it is asked. */
  children: ReactNode;
  onDone?: () => void;
}

/** Asks for the code that came to the phone. It stands inside the form of a payment, so its buttons do not submit. */
export function ConfirmPhone({ msisdn, done, children, onDone }: Props) {
  const intl = useIntl();
  const note = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [code, typeCode] = useState('');
  const { step, isBusy, error, containerId, sendCode, confirm } = useConfirmPhone(msisdn);
  const isAsked = step === 'code';

  // The player reads the result, or types next: after the code was sent, and after a refusal.
  useEffect(() => {
    if (step === 'done') note.current?.focus();
    else if (isAsked && !isBusy) input.current?.focus();
  }, [step, isAsked, isBusy, error]);

  const verify = async () => {
    if (code.length < CODE_LENGTH || isBusy) return;
    if (await confirm(code)) onDone?.();
    else typeCode('');
  };
  return (
    <div ref={note} tabIndex={-1} className={styles.confirm}>
      {step === 'done' ? done : children}
      {isAsked && (
        <OtpInput
          ref={input}
          label={intl.formatMessage({ id: 'phones.code' })}
          value={code}
          length={CODE_LENGTH}
          isInvalid={error !== null}
          isReadOnly={isBusy}
          describedBy={error ? `${containerId}-error` : undefined}
          onChange={typeCode}
          onEnter={() => void verify()}
        />
      )}
      <FieldError id={`${containerId}-error`}>{error && t(error)}</FieldError>
      {step !== 'done' && (
        <div className={styles.buttons}>
          <Button type="button" disabled={isBusy} onClick={() => void (isAsked ? verify() : sendCode())}>
            <BusyLabel isBusy={isBusy}>{t(isAsked ? 'phones.verify' : 'phones.send')}</BusyLabel>
          </Button>
          {isAsked && (
            <Button type="button" variant="quiet" disabled={isBusy} onClick={() => void sendCode()}>
              {t('phones.resend')}
            </Button>
          )}
        </div>
      )}
      <div id={containerId} />
    </div>
  );
}
