import type { CurrencyCode } from '@contract/userChoices.ts';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { modalTabChosen, useSettings, useWhen } from '@/features/ui';
import { useIdentity } from '@/identity';
import { selectIsSignedIn } from '../authSlice';
import { dropUnusedConsent, rememberConsent } from '../session/consent';
import { dropReferralCode, keepReferralCode, keptReferralCode, toReferralCode } from '../session/referralCode';
import { dropUnusedWish, keepWish } from '../session/wish';
import { ADVICE } from '../signInErrors';
import { useAuthDispatch } from '../session/authThunk';
import type { AuthTab } from './AuthTabs';
import type { AuthFailure } from './flow/authFlow';
import { useAuthFlow, useDismissSignOutNotice, useGoogle, useOpening } from './flow/useAuthFlow';
import { emptyPhone, isLongEnough, type PhoneNumber, toE164 } from './phone/phoneNumber';
import { type ConsentChoice, isConsentGiven, NO_CONSENT } from './ConsentBoxes';

/** The player's input, kept while the code is requested. */
interface PhoneDraft {
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

/** Consent and wish belong to the sign-in that the modal starts. */
function useDroppedWithModal() {
  const identity = useIdentity();
  const dispatch = useAuthDispatch();
  useEffect(
    () => () => {
      dropUnusedConsent(identity);
      dispatch(dropUnusedWish());
    },
    [identity, dispatch],
  );
}

const newDraft = (): Omit<PhoneDraft, 'tab'> => ({
  phone: emptyPhone(),
  consent: NO_CONSENT,
  referralCode: keptReferralCode() ?? '',
});

function whyNotYet({ consent, referralCode }: PhoneDraft): AuthFailure | null {
  if (!isConsentGiven(consent)) return { at: 'consent', messageId: 'auth.consentNeeded' };
  const isCodeFit = referralCode === '' || toReferralCode(referralCode) !== null;
  return isCodeFit ? null : { at: 'referral', messageId: 'auth.referralInvalid' };
}

/** Keeps the draft for the sign-in. A friend's code also counts on the login tab, because the player may be new. */
function rememberDraft(draft: PhoneDraft, isRegistering: boolean) {
  const { referralCode } = draft;
  rememberConsent(isRegistering, currencyOf(draft));
  if (!isRegistering) return;
  if (referralCode === '') dropReferralCode();
  else keepReferralCode(referralCode);
}

export function useSignIn(tab: AuthTab, onClose: () => void) {
  const { allowRegistration } = useSettings();
  const dispatch = useAuthDispatch();
  const [filledIn, setFilledIn] = useState(newDraft);
  const draft: PhoneDraft = { ...filledIn, tab };
  const { flow, send, verify, typeCode, goBack, refuse, startGoogle, clearFailure } = useAuthFlow(onClose);
  const google = useGoogle({ onDone: onClose, onFailed: refuse });
  useOpening({ onDone: onClose, onFailed: refuse });
  // The sign-in may have been elsewhere, such as in another tab.
  useWhen(useSelector(selectIsSignedIn), onClose);
  useDismissSignOutNotice();
  useDroppedWithModal();

  const isRegistering = allowRegistration && draft.tab === 'register';

  const isAdmitted = () => {
    const failure = isRegistering ? whyNotYet(draft) : null;
    if (failure) refuse(failure);
    else rememberDraft(draft, isRegistering);
    return !failure;
  };

  return {
    draft,
    flow,
    isGooglePending: google.isPending,
    change: ({ tab: chosen, ...typed }: Partial<PhoneDraft>) => {
      if (flow.activity === 'sending') return;
      if (chosen) dispatch(modalTabChosen(chosen));
      setFilledIn({ ...filledIn, ...typed });
      clearFailure();
    },
    sendFirst: () => {
      if (!isLongEnough(draft.phone)) refuse({ at: 'field', messageId: ADVICE.phoneTooShort });
      else if (isAdmitted()) void send(toE164(draft.phone));
    },
    resend: () => void send(flow.sentTo),
    verify: (code: string) => void verify(code),
    typeCode,
    goBack,
    signInWithGoogle: () => {
      if (!isAdmitted()) return;
      startGoogle();
      dispatch(keepWish());
      void google.signIn();
    },
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
