import { Button } from '@/shared/components';
import { BusyLabel, FieldError, hasKeyboard } from '@/shared/form';
import { t } from '@/shared/i18n';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useSettings } from '@/features/ui';
import { PhoneField } from './phone/PhoneField';
import { isEmptyPhone } from './phone/phoneNumber';
import { AccountCurrency, ConsentBoxes } from './ConsentBoxes';
import { AuthTabs } from './AuthTabs';
import type { AuthFailure } from './flow/authFlow';
import { ReferralField } from './ReferralField';
import { currencyOf, type SignIn } from './useSignIn';
import stepStyles from './steps.module.scss';
import styles from './PhoneStep.module.scss';

/** Google requires its own logo and colours on the button. */
const GoogleMark = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <g fill="none" strokeWidth="3.6">
      <path d="M15.8 5.2A7.6 7.6 0 0 0 3.4 6.2" stroke="#ea4335" />
      <path d="M3.5 6A7.6 7.6 0 0 0 3.5 14" stroke="#fbbc05" />
      <path d="M3.4 13.8a7.6 7.6 0 0 0 11.5 2.1" stroke="#34a853" />
      <path d="M14.7 16A7.6 7.6 0 0 0 17.6 10H10.2" stroke="#4285f4" />
    </g>
  </svg>
);

const messageAt = (failure: AuthFailure | null, at: AuthFailure['at']) =>
  failure?.at === at ? failure.messageId : undefined;

/** Can be pressed again while Google's window is open, because a closed window is noticed late. */
function GoogleButton({ flow: { failure }, isGooglePending, signInWithGoogle }: SignIn) {
  const errorId = useId();
  const messageId = messageAt(failure, 'google');
  return (
    <div>
      <p className={styles.or}>{t('auth.or')}</p>
      <Button
        variant="quiet"
        size="l"
        className={styles.google}
        aria-describedby={messageId && errorId}
        onClick={signInWithGoogle}
      >
        {!isGooglePending && <GoogleMark />}
        <BusyLabel isBusy={isGooglePending}>{t(isGooglePending ? 'auth.googlePending' : 'auth.google')}</BusyLabel>
      </Button>
      <FieldError id={errorId} className={stepStyles.apart}>
        {messageId && t(messageId)}
      </FieldError>
    </div>
  );
}

function PhoneForm({ draft: { phone }, flow, change, sendFirst, children }: SignIn & { children: ReactNode }) {
  const { activity, attempt, failure } = flow;
  const input = useRef<HTMLInputElement>(null);
  const messageId = messageAt(failure, 'field');
  const isInvalid = messageId !== undefined;
  const isSending = activity === 'sending';
  /** The player comes back from the code: focus the number. */
  const hasReturned = attempt > 0 && activity === 'idle';

  useEffect(() => {
    if (hasReturned || hasKeyboard()) input.current?.focus();
  }, [hasReturned]);
  useEffect(() => {
    if (isInvalid) input.current?.focus();
  }, [isInvalid]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    sendFirst();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PhoneField
        ref={input}
        phone={phone}
        error={isInvalid && (failure?.said ?? t(messageId))}
        isReadOnly={isSending}
        onChange={(typed) => change({ phone: typed })}
      />
      {children}
      <Button type="submit" size="l" className={styles.send} disabled={isSending || isEmptyPhone(phone)}>
        <BusyLabel isBusy={isSending}>{t(isSending ? 'auth.sending' : 'auth.send')}</BusyLabel>
      </Button>
    </form>
  );
}

const WITH_REGISTRATION = ['login', 'register'] as const;
const WITHOUT_REGISTRATION = ['login'] as const;

/** Phone number or Google. A site without registrations has only Log In. */
export function PhoneStep(signIn: SignIn) {
  const { allowRegistration } = useSettings();
  const consentId = useId();
  const { draft, flow, change } = signIn;
  const isSending = flow.activity === 'sending';
  return (
    <AuthTabs
      tabs={allowRegistration ? WITH_REGISTRATION : WITHOUT_REGISTRATION}
      selected={allowRegistration ? draft.tab : 'login'}
      isHeld={isSending}
      onSelect={(tab) => change({ tab })}
    >
      <PhoneForm {...signIn}>
        {allowRegistration && draft.tab === 'register' && (
          <>
            <ConsentBoxes
              consent={draft.consent}
              errorId={consentId}
              messageId={messageAt(flow.failure, 'consent')}
              onChange={(consent) => change({ consent })}
            />
            <AccountCurrency chosen={currencyOf(draft)} onChoose={(currency) => change({ currency })} />
            <ReferralField
              code={draft.referralCode}
              messageId={messageAt(flow.failure, 'referral')}
              isReadOnly={isSending}
              onChange={(referralCode) => change({ referralCode })}
            />
          </>
        )}
      </PhoneForm>
      <GoogleButton {...signIn} />
    </AuthTabs>
  );
}
