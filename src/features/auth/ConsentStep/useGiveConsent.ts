import { type ApiError, isMissingCall } from '@/api';
import type { CurrencyCode } from '@contract/userChoices.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIdentityUser } from '@/identity';
import { type KeptProfile, useGetProfileQuery } from '../account/accountApi';
import { isUnused, useChangeCurrencyMutation } from '../account/currencyApi';
import { CONSENT } from '../session/consent';
import { useOpenSessionMutation } from '../session/sessionApi';
import { grantWish } from '../session/wish';
import { useAuthDispatch } from '../useAuthDispatch';

const KENYAN = /^\+254/;

/** Shillings for a Kenyan number. Of an account that has held money there is nothing to choose. */
function useCurrency(profile: KeptProfile | undefined) {
  const isKenyan = KENYAN.test(useIdentityUser()?.phoneNumber ?? '');
  const [chosen, chooseCurrency] = useState<CurrencyCode>();
  const currency: CurrencyCode | null =
    profile && isUnused(profile) ? (chosen ?? (isKenyan ? 'KES' : profile.currency)) : null;
  return { currency, chooseCurrency };
}

/** Sends the consent, then opens the wish. Another tab may have sent it, noticed when this tab is visible again. */
export function useGiveConsent(onDone: () => void) {
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
  const done = useEffectEvent(finish);
  const isGiven = Boolean(profile?.ageConfirmedAt && profile.termsAcceptedAt);
  useEffect(() => {
    if (isGiven) done();
  }, [isGiven]);

  /** Where the backend has no choice, or the account has been used meanwhile, it stays as it is. */
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
  return {
    give,
    isSaving: isLoading || change.isLoading,
    hasFailed: isError || hasFailed,
    currency,
    chooseCurrency,
  };
}
