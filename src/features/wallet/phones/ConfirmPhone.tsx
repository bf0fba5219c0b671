import { api, ONCE, type OnceArg, playerEndpoints, sendOnce } from '@/api';
import { type ConfirmedPhone, ConfirmedPhoneSchema, confirmPhone, type ConfirmPhoneBody } from '@contract/mpesa.ts';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { errorMessageId, signInMessages } from '@/features/auth';
import { type ConfirmOwner, IdentityError, useIdentity } from '@/identity';
import { Button, OtpInput } from '@/shared/components';
import { BusyLabel, FieldError } from '@/shared/form';
import { joinCatalogues, t, useIntl } from '@/shared/i18n';
import { useIntent } from '../useIntent';
import messages from './messages';
import styles from './ConfirmPhone.module.scss';

const phonesApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    /** The owner's token is hidden from the store. */
    confirmPhone: build.mutation<ConfirmedPhone, OnceArg>({
      extraOptions: ONCE,
      queryFn: sendOnce({
        route: confirmPhone,
        bodyOf: (_: OnceArg, sealed) => sealed as ConfirmPhoneBody,
        schema: ConfirmedPhoneSchema,
        part: (answer) => ({ shown: answer }),
      }),
      invalidatesTags: [{ type: 'Player', id: 'methods' }],
    }),
  })),
});

const { useConfirmPhoneMutation } = phonesApi;

interface Confirming {
  step: 'ask' | 'code' | 'done';
  isBusy: boolean;
  /** The message id of the error. */
  error: string | null;
}

const START: Confirming = { step: 'ask', isBusy: false, error: null };

const errorOf = (step: 'send' | 'verify', error: unknown): string =>
  errorMessageId(step, error instanceof IdentityError ? error.code : '');

/** The owner of a phone confirms it by a code, so that this player may ask it to pay, or be paid to it. */
function useConfirmPhone(msisdn: string) {
  const identity = useIdentity();
  const [trigger] = useConfirmPhoneMutation();
  const { send } = useIntent(trigger);
  const owner = useRef<ConfirmOwner | null>(null);
  const containerId = useId();
  const [state, setState] = useState(START);

  /** The first, or a new one: the step stays while it is on its way. */
  const sendCode = async () => {
    setState({ ...state, isBusy: true, error: null });
    try {
      owner.current = await identity.proveOwner(`+${msisdn}`, containerId);
      setState({ step: 'code', isBusy: false, error: null });
    } catch (error) {
      setState({ ...state, isBusy: false, error: errorOf('send', error) });
    }
  };

  const confirm = async (code: string) => {
    setState({ step: 'code', isBusy: true, error: null });
    try {
      const proof = await owner.current?.(code);
      const outcome = await send({ ask: {}, sealed: { proof } });
      const isDone = outcome?.kind === 'answered';
      setState({ step: isDone ? 'done' : 'ask', isBusy: false, error: isDone ? null : 'phones.failed' });
    } catch (error) {
      setState({ step: 'code', isBusy: false, error: errorOf('verify', error) });
    }
  };

  return { ...state, containerId, sendCode, confirm };
}

const CODE_LENGTH = 6;

export interface ConfirmPhoneProps {
  msisdn: string;
  /** Shown after the confirmation instead of `children`. */
  done: ReactNode;
  /** Says why the phone must be confirmed. */
  children: ReactNode;
  onDone?: () => void;
  /** The field of the code while one is asked for. */
  field?: RefObject<HTMLInputElement | null>;
}

/** Asks for the code that came to the phone; the last digit sends it. Its buttons do not submit the form of a payment around it. */
export function ConfirmPhone({ msisdn, done, children, onDone, field }: ConfirmPhoneProps) {
  const intl = useIntl();
  const note = useRef<HTMLDivElement>(null);
  const ownField = useRef<HTMLInputElement>(null);
  const input = field ?? ownField;
  const [code, typeCode] = useState('');
  const { step, isBusy, error, containerId, sendCode, confirm } = useConfirmPhone(msisdn);
  const isAsked = step === 'code';

  // The player reads the result, or types next: after the code was sent, and after a refusal.
  const goOn = useEffectEvent(() => {
    note.current?.focus();
    onDone?.();
  });
  useEffect(() => {
    if (step === 'done') goOn();
    else if (isAsked && !isBusy) input.current?.focus();
  }, [step, isAsked, isBusy, error, input]);

  const verify = async (typed = code) => {
    if (typed.length < CODE_LENGTH || isBusy) return;
    await confirm(typed);
    typeCode('');
  };
  const type = (digits: string) => {
    typeCode(digits);
    void verify(digits);
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
          onChange={type}
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

/** The sign-in's messages belong to them, because a code fails here as it does there. */
export const phonesMessages = joinCatalogues([signInMessages, messages]);
