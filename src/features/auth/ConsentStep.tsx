import { type ApiError, isMissingCall } from '@/api';
import type { CurrencyCode } from '@contract/userChoices.ts';
import { type FormEvent, useId, useState } from 'react';
import { useWhen } from '@/features/ui';
import { useIdentityUser } from '@/identity';
import { Button, Dialog } from '@/shared/components';
import { FieldError } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { isKenyanPlace } from '@/shared/money';
import { isUnused, type KeptProfile, useChangeCurrencyMutation, useGetProfileQuery } from './account/accountApi';
import { CONSENT } from './session/consent';
import { useOpenSessionMutation } from './session/sessionApi';
import { grantWish } from './session/wish';
import { useAuthDispatch } from './session/authThunk';
import { AccountCurrency, ConsentBoxes, isConsentGiven, NO_CONSENT } from './AuthModal/ConsentBoxes';
import { useSignOut } from './useJoin';
import styles from './ConsentStep.module.scss';

const KENYAN = /^\+254/;

/**
 * Shillings for a Kenyan number; a player who comes by Google has none, so the place tells. Of an account that has held
 * money there is nothing to choose.
 */
function useCurrency(profile: KeptProfile | undefined) {
  const phone = useIdentityUser()?.phoneNumber;
  const isKenyan = phone ? KENYAN.test(phone) : isKenyanPlace();
  const [chosen, chooseCurrency] = useState<CurrencyCode>();
  const currency: CurrencyCode | null =
    profile && isUnused(profile) ? (chosen ?? (isKenyan ? 'KES' : profile.currency)) : null;
  return { currency, chooseCurrency };
}

/** Sends the consent, then opens the wish. Another tab may have sent it, noticed when this tab is visible again. */
function useGiveConsent(onDone: () => void) {
  const { data: profile } = useGetProfileQuery(undefined, { refetchOnFocus: true });
  const { currency, chooseCurrency } = useCurrency(profile);
  const [openSession, { isLoading, isError }] = useOpenSessionMutation();
  const [changeCurrency, change] = useChangeCurrencyMutation();
  const [hasFailed, setHasFailed] = useState(false);
  const dispatch = useAuthDispatch();
  const finish = () => {
    onDone();
    dispatch(grantWish());
  };
  useWhen(Boolean(profile?.ageConfirmedAt && profile.termsAcceptedAt), finish);

  /** The currency stays as it is when the backend has no choice or the account has been used meanwhile. */
  const settleCurrency = async (): Promise<boolean> => {
    if (!currency || currency === profile?.currency) return true;
    const error = (await changeCurrency({ currency })).error as ApiError | undefined;
    return !error || isMissingCall(error) || error.code === 'account_used';
  };

  /** The currency first: once consent is given this step does not come again. */
  const give = async () => {
    setHasFailed(false);
    const isSettled = await settleCurrency();
    setHasFailed(!isSettled);
    if (!isSettled) return;
    const { data } = await openSession({ consent: CONSENT });
    if (data) finish();
  };
  return { give, isSaving: isLoading || change.isLoading, hasFailed: isError || hasFailed, currency, chooseCurrency };
}

/** A player without confirmed age and terms can only confirm or sign out. */
export function ConsentStep({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const id = useId();
  const signOut = useSignOut();
  const [choice, setChoice] = useState(NO_CONSENT);
  const [isMissed, setIsMissed] = useState(false);
  const { give, isSaving, hasFailed, currency, chooseCurrency } = useGiveConsent(onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissed(!isConsentGiven(choice));
    if (isConsentGiven(choice) && !isSaving) void give();
  };

  return (
    <Dialog label={intl.formatMessage({ id: 'consent.title' })} isModalOnly onClose={onClose}>
      <form className={styles.step} noValidate onSubmit={submit}>
        <h2>{t('consent.title')}</h2>
        <p className={styles.text}>{t('consent.text')}</p>
        <ConsentBoxes
          consent={choice}
          errorId={`${id}-missed`}
          messageId={isMissed ? 'consent.needed' : undefined}
          onChange={(chosen) => {
            setChoice(chosen);
            setIsMissed(false);
          }}
        />
        {currency && <AccountCurrency chosen={currency} onChoose={chooseCurrency} />}
        <FieldError>{hasFailed && t('consent.failed')}</FieldError>
        <Button type="submit" size="l" aria-disabled={isSaving}>
          {t(isSaving ? 'consent.saving' : 'consent.continue')}
        </Button>
        <Button variant="ghost" onClick={signOut}>
          {t('consent.signOut')}
        </Button>
      </form>
    </Dialog>
  );
}
