import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/shared/components';
import { BusyLabel } from '@/shared/form';
import { t } from '@/shared/i18n';
import { PhoneField } from '../phone/PhoneField';
import { isEmptyPhone, type PhoneNumber } from '../phone/phoneNumber';
import styles from './PhoneStep.module.scss';

interface Props {
  phone: PhoneNumber;
  isSending: boolean;
  /** The player comes back from the code: focus the number. */
  hasReturned: boolean;
  messageId: string | undefined;
  said: string | undefined;
  onType: (phone: PhoneNumber) => void;
  onSend: () => void;
  /** Between the number and the button. */
  children: ReactNode;
}

/** Whether a key press opens no on-screen keyboard over half of the screen. */
const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

export function PhoneForm({ phone, isSending, hasReturned, messageId, said, onType, onSend, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isInvalid = messageId !== undefined;

  useEffect(() => {
    if (hasReturned || hasKeyboard()) input.current?.focus();
  }, [hasReturned]);
  useEffect(() => {
    if (isInvalid) input.current?.focus();
  }, [isInvalid]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PhoneField
        ref={input}
        phone={phone}
        error={said ?? (messageId && t(messageId))}
        isReadOnly={isSending}
        onChange={onType}
      />
      {children}
      <Button type="submit" size="l" className={styles.send} disabled={isSending || isEmptyPhone(phone)}>
        <BusyLabel isBusy={isSending}>{t(isSending ? 'auth.sending' : 'auth.send')}</BusyLabel>
      </Button>
    </form>
  );
}
