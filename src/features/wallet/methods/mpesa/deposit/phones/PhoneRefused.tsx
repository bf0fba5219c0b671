import { msisdnOnScreen } from '@contract/phone.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { joinCatalogues, t, withMessages } from '@/shared/i18n';
import { ConfirmPhone, type ConfirmPhoneProps, phonesMessages } from '../../../../phones/ConfirmPhone';
import messages from './messages';
import styles from './PhoneRefused.module.scss';

/** The focus is free on the pressed button, or when its field was closed during the wait; not while somebody types or chooses. */
const isFree = (): boolean => document.activeElement?.matches('body, button') ?? true;

/** Why a phone (`254XXXXXXXXX`) was not asked to pay, and what can be done; a confirmed phone pays. Takes the focus of the pressed button. */
export function PhoneRefused({
  reason,
  msisdn,
  field,
}: { reason: string } & Pick<ConfirmPhoneProps, 'msisdn' | 'field'>) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFree()) note.current?.focus();
  }, []);
  const isOpen = reason === 'phone_unconfirmed';
  const why: ReactNode = (
    <p>{t(`deposit.phone.${reason}`, { phone: <strong key="phone">{msisdnOnScreen(msisdn)}</strong> })}</p>
  );
  return (
    <div ref={note} tabIndex={-1} className={isOpen ? styles.question : styles.refusal}>
      {isOpen ? (
        <ConfirmPhone
          key={msisdn}
          {...{ msisdn, field }}
          done={<p>{t('deposit.phone.confirmed')}</p>}
          onDone={() => note.current?.closest('form')?.requestSubmit()}
        >
          {why}
        </ConfirmPhone>
      ) : (
        why
      )}
    </div>
  );
}

export default withMessages(joinCatalogues([phonesMessages, messages]), PhoneRefused);
