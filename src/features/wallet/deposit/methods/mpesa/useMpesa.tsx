import { msisdnOnScreen, toMsisdn } from '@contract/phone.ts';
import { useRef, useState } from 'react';
import { useIdentityUser } from '@/identity';
import { ErrorBoundary } from '@/shared/components';
import { t } from '@/shared/i18n';
import { lazyPart } from '@/shared/lazyPart';
import type { OpenDeposit, Payer } from '../PaymentMethod';
import { PhoneField } from '../../../phones/PhoneField';
import { isPhoneRefusal } from '../../flow/failureOf';
import { mpesaFace } from './face';
import { usePhonePayment } from './usePhonePayment';

const PhoneRefused = lazyPart(() => import(/* webpackChunkName: "deposit-refused" */ './phones/local'));

const MISSING_PHONE = 'deposit.error.phone';

/** Asks a phone to pay, by default the player's own. */
export function useMpesa({ act }: OpenDeposit): Payer {
  const ownPhone = useIdentityUser()?.phoneNumber ?? '';
  const [typedPhone, typePhone] = useState<string | null>(null);
  const [asked, ask] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { send, resend } = usePhonePayment(act);
  const shown = (number: string) => msisdnOnScreen(toMsisdn(number) ?? number);
  const phone = typedPhone ?? shown(ownPhone);
  const msisdn = toMsisdn(phone);
  const values = { phone: shown(phone) };
  const { icon } = mpesaFace;
  const title = 'deposit.checkPhone';
  return {
    fields: ({ isTried, isDisabled, refused }) => (
      <>
        <PhoneField
          ref={input}
          label={t('deposit.phone')}
          value={phone}
          missing={isTried && !msisdn ? MISSING_PHONE : null}
          isDisabled={isDisabled}
          onType={typePhone}
        />
        {msisdn && msisdn === asked && isPhoneRefusal(refused) && (
          <ErrorBoundary waiting={t('app.loading')}>
            <PhoneRefused reason={refused} msisdn={msisdn} />
          </ErrorBoundary>
        )}
      </>
    ),
    missing: msisdn ? null : { id: MISSING_PHONE, focus: () => input.current?.focus() },
    pay: (order) => {
      if (!msisdn) return;
      ask(msisdn);
      void send(order, msisdn);
    },
    waiting: { icon, title, text: t('deposit.checkPhoneText', values) },
    unfollowed: { icon, title, text: t('deposit.checkPhoneOnly', values) },
    lost: { text: t('deposit.lostText'), payAgain: () => void resend() },
  };
}
