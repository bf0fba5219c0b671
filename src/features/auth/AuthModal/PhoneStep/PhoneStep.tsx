import type { CurrencyCode } from '@contract/userChoices.ts';
import { useId } from 'react';
import { useSettings } from '@/features/ui';
import { AccountCurrency } from './AccountCurrency';
import { type AuthTab, AuthTabs } from '../AuthTabs';
import type { AuthFailure, AuthFlow } from '../flow/authFlow';
import type { PhoneNumber } from '../phone/phoneNumber';
import { ConsentBoxes } from './ConsentBoxes';
import type { ConsentChoice } from './consentChoice';
import { GoogleButton } from './GoogleButton';
import { PhoneForm } from './PhoneForm';
import { ReferralField } from './ReferralField';

/** The player's input, kept while the code is requested. */
export interface PhoneDraft {
  tab: AuthTab;
  phone: PhoneNumber;
  consent: ConsentChoice;
  /** Of the account; undefined until it is chosen by hand. */
  currency?: CurrencyCode;
  /** Invitation code as typed; empty for none. */
  referralCode: string;
}

/** Shillings for a Kenyan number. */
export const currencyOf = ({ currency, phone }: PhoneDraft): CurrencyCode =>
  currency ?? (phone.iso2 === 'ke' ? 'KES' : 'USD');

interface Props {
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
export function PhoneStep({ draft, flow, isGooglePending, onChange, onSend, onGoogle }: Props) {
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
