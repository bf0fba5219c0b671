import { Button } from '@/shared/components';
import { BusyLabel, FieldError } from '@/shared/form';
import { t } from '@/shared/i18n';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { CurrencyCode } from '@contract/userChoices.ts';
import { useSettings } from '@/features/ui';
import { PhoneField } from './phone/PhoneField';
import { isEmptyPhone, type PhoneNumber } from './phone/phoneNumber';
import { AccountCurrency, ConsentBoxes, type ConsentChoice } from './ConsentBoxes';
import { type AuthTab, AuthTabs } from './AuthTabs';
import type { AuthFailure, AuthFlow } from './flow/authFlow';
import { ReferralField } from './ReferralField';
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

interface GoogleButtonProps {
  isPending: boolean;
  errorId: string;
  messageId: string | undefined;
  onPress: () => void;
}

/** Can be pressed again while Google's window is open, because a closed window is noticed late. */
const GoogleButton = ({ isPending, errorId, messageId, onPress }: GoogleButtonProps) => (
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
    <FieldError id={errorId} className={stepStyles.apart}>
      {messageId && t(messageId)}
    </FieldError>
  </div>
);

interface PhoneFormProps {
  phone: PhoneNumber;
  isSending: boolean;
  /** The player comes back from the code: focus the number. */
  hasReturned: boolean;
  messageId: string | undefined;
  said: string | undefined;
  onType: (phone: PhoneNumber) => void;
  onSend: () => void;
  children: ReactNode;
}

/** True when typing opens no on-screen keyboard over half of the screen. */
const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

function PhoneForm({ phone, isSending, hasReturned, messageId, said, onType, onSend, children }: PhoneFormProps) {
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

/** The player's input, kept while the code is requested. */
export interface PhoneDraft {
  tab: AuthTab;
  phone: PhoneNumber;
  consent: ConsentChoice;
  /** The account's currency; undefined until the player chooses it. */
  currency?: CurrencyCode;
  /** Invitation code as typed; empty for none. */
  referralCode: string;
}

/** Shillings for a Kenyan number. */
export const currencyOf = ({ currency, phone }: PhoneDraft): CurrencyCode =>
  currency ?? (phone.iso2 === 'ke' ? 'KES' : 'USD');

interface PhoneStepProps {
  draft: PhoneDraft;
  flow: AuthFlow;
  isGooglePending: boolean;
  onChange: (change: Partial<PhoneDraft>) => void;
  onSend: () => void;
  onGoogle: () => void;
}

const WITH_REGISTRATION = ['login', 'register'] as const;
const WITHOUT_REGISTRATION = ['login'] as const;

const messageAt = (failure: AuthFailure | null, at: AuthFailure['at']) =>
  failure?.at === at ? failure.messageId : undefined;

/** Phone number or Google. Without registrations only Log In. */
export function PhoneStep({ draft, flow, isGooglePending, onChange, onSend, onGoogle }: PhoneStepProps) {
  const { allowRegistration } = useSettings();
  const id = useId();
  const { tab, phone, consent, referralCode } = draft;
  const { failure, activity, attempt } = flow;
  const isSending = activity === 'sending';
  return (
    <AuthTabs
      tabs={allowRegistration ? WITH_REGISTRATION : WITHOUT_REGISTRATION}
      selected={allowRegistration ? tab : 'login'}
      isHeld={isSending}
      onSelect={(chosen) => onChange({ tab: chosen })}
    >
      <PhoneForm
        phone={phone}
        isSending={isSending}
        hasReturned={attempt > 0 && activity === 'idle'}
        messageId={messageAt(failure, 'field')}
        said={failure?.at === 'field' ? failure.said : undefined}
        onType={(typed) => onChange({ phone: typed })}
        onSend={onSend}
      >
        {allowRegistration && tab === 'register' && (
          <>
            <ConsentBoxes
              consent={consent}
              errorId={`${id}-consent`}
              messageId={messageAt(failure, 'consent')}
              onChange={(chosen) => onChange({ consent: chosen })}
            />
            <AccountCurrency chosen={currencyOf(draft)} onChoose={(currency) => onChange({ currency })} />
            <ReferralField
              code={referralCode}
              messageId={messageAt(failure, 'referral')}
              isReadOnly={isSending}
              onChange={(typed) => onChange({ referralCode: typed })}
            />
          </>
        )}
      </PhoneForm>
      <GoogleButton
        isPending={isGooglePending}
        errorId={`${id}-google`}
        messageId={messageAt(failure, 'google')}
        onPress={onGoogle}
      />
    </AuthTabs>
  );
}
