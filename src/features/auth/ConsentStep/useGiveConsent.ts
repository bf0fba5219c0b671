import { useEffect, useEffectEvent } from 'react';
import { useGetProfileQuery } from '@/features/account';
import { CONSENT } from '../session/consent';
import { useOpenSessionMutation } from '../session/sessionApi';

/** Tells the backend. Done is also what was done meanwhile in another tab, which shows when this one is looked at. */
export function useGiveConsent(onDone: () => void) {
  const { data: profile } = useGetProfileQuery(undefined, { refetchOnFocus: true });
  const [openSession, { isLoading, isError }] = useOpenSessionMutation();
  const done = useEffectEvent(onDone);
  const isGiven = Boolean(profile?.ageConfirmedAt);
  useEffect(() => {
    if (isGiven) done();
  }, [isGiven]);

  const give = async () => {
    const { data } = await openSession({ consent: CONSENT });
    if (data) onDone();
  };
  return { give, isSaving: isLoading, hasFailed: isError };
}
