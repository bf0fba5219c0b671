import { QUICK_AMOUNTS } from '@contract/walletTerms.ts';
import { msisdnOnScreen, toMsisdn } from '@contract/phone.ts';
import { useRef, useState } from 'react';
import { useIdentityUser } from '@/identity';
import { ErrorBoundary } from '@/shared/components';
import { t } from '@/shared/i18n';
import { lazyPart } from '@/shared/lazyPart';
import { api, ONCE, playerEndpoints, sendOnce } from '@/api';
import { sendPush, type StkPushAnswer, StkPushAnswerSchema, type StkPushBody } from '@contract/mpesa.ts';
import { type Delivered, useIntent } from '../../../useIntent';
import { type DepositEvent, failureOf, isPhoneRefusal } from '../../../depositFlow';
import type { OpenDeposit, Order, Payer, PaymentMethod } from '../../Method';
import { PhoneField } from '../../../phones/PhoneField';
import { mpesaFace } from '../face';
import messages from './messages';
import { type DepositArg, deposited } from '../../depositArg';

/** Matches seven digits or more, with the usual separators. */
const LONG_NUMBER = /[+(]*\d(?:[\s().-]*\d){6,}/g;

/** A provider's text without phone numbers, because it is kept in the store. */
export const withoutNumbers = (text: string): string => text.replace(LONG_NUMBER, '•••');

interface PromptArg extends DepositArg {
  method: 'mpesa';
  currency: 'KES';
}

type PromptSeal = Pick<StkPushBody, 'phoneNumber'>;

type PromptAnswer = Pick<StkPushAnswer, 'ResponseCode' | 'depositId' | 'reason' | 'errorMessage'>;

export const promptApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    sendPrompt: build.mutation<PromptAnswer, PromptArg>({
      extraOptions: ONCE,
      queryFn: sendOnce({
        route: sendPush,
        bodyOf: (arg: PromptArg, sealed) => ({ ...(sealed as PromptSeal), ...deposited(arg) }),
        schema: StkPushAnswerSchema,
        part: ({ ResponseCode, depositId, reason, errorMessage }) => ({
          shown: { ResponseCode, depositId, reason, errorMessage: errorMessage && withoutNumbers(errorMessage) },
        }),
      }),
    }),
  })),
});

const { useSendPromptMutation } = promptApi;

/** ResponseCode '0' means sent, not paid. */
const SENT_CODE = '0';

function eventOf(outcome: Delivered<PromptAnswer>): DepositEvent {
  if (outcome.kind === 'lost') return { type: 'lost' };
  if (outcome.kind === 'refused') return { type: 'failed', failure: failureOf(outcome.error, 'requestFailed') };
  const { ResponseCode, depositId, reason, errorMessage } = outcome.data;
  if (ResponseCode === SENT_CODE) return { type: 'accepted', depositId };
  if (reason) return { type: 'failed', failure: { reason } };
  // A backend with the basic calls alone has a text or nothing.
  return { type: 'failed', failure: errorMessage ? { reason: 'told', text: errorMessage } : { reason: 'notSent' } };
}

/** Sends a payment request to a phone; `resend` repeats exactly the same. */
function usePhonePayment(act: (event: DepositEvent) => void) {
  const [trigger] = useSendPromptMutation();
  const intent = useIntent<PromptArg, PromptAnswer>(trigger);
  const follow = async (sending: ReturnType<typeof intent.resend>): Promise<void> => {
    const outcome = await sending;
    if (!outcome) return;
    const event = eventOf(outcome);
    act(event);
    if (event.type === 'failed' && isPhoneRefusal(event.failure.reason)) act({ type: 'cleared' });
  };
  return {
    send: ({ amountMinor, bonusId, chosenBonusId }: Order, phoneNumber: string) => {
      const paid = { method: 'mpesa', amountMinor, currency: 'KES' } as const;
      const sealed: PromptSeal = { phoneNumber };
      act({ type: 'sent', of: paid });
      const ask = { ...paid, ...(bonusId && { bonusId }) };
      return follow(intent.send({ ask, sealed, meaning: [amountMinor, phoneNumber, chosenBonusId] }));
    },
    resend: () => {
      act({ type: 'sent' });
      return follow(intent.resend());
    },
  };
}

const PhoneRefused = lazyPart(() => import(/* webpackChunkName: "refused" */ './phones/PhoneRefused'));

const MISSING_PHONE = 'deposit.error.phone';

/** Asks a phone to pay, by default the player's own. */
function useMpesa({ act }: OpenDeposit): Payer {
  const ownPhone = useIdentityUser()?.phoneNumber ?? '';
  const [typedPhone, typePhone] = useState<string | null>(null);
  const [asked, ask] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
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
          disabled={isDisabled}
          onType={typePhone}
        />
        {msisdn && msisdn === asked && isPhoneRefusal(refused) && (
          <ErrorBoundary waiting={t('app.loading')}>
            <PhoneRefused reason={refused} msisdn={msisdn} field={codeField} />
          </ErrorBoundary>
        )}
      </>
    ),
    missing: msisdn ? null : { id: MISSING_PHONE, focus: () => input.current?.focus() },
    pay: (order) => {
      if (!msisdn) return;
      ask(msisdn);
      // While a code is typed, a new try would throw it away; its last digit pays.
      if (codeField.current) codeField.current.focus();
      else void send(order, msisdn);
    },
    waiting: { icon, title, text: t('deposit.checkPhoneText', values) },
    unfollowed: { icon, title, text: t('deposit.checkPhoneOnly', values) },
    lost: { text: t('deposit.lostText'), payAgain: () => void resend() },
  };
}

export const mpesaDeposit: PaymentMethod = {
  id: 'mpesa',
  place: 1,
  face: mpesaFace,
  messages,
  hint: 'deposit.hint.mpesa',
  stillOpen: 'deposit.stillOpen',
  currencies: {
    KES: {
      below: 'deposit.error.mpesaBelow',
      above: 'deposit.error.mpesaAbove',
      quickAmounts: QUICK_AMOUNTS.mpesa.KES,
    },
  },
  hasCents: false,
  closesAfterMs: 5_000,
  usePayer: useMpesa,
};
