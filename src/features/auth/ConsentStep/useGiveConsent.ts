import { useEffect, useEffectEvent } from 'react';
import { useGetProfileQuery } from '../account/accountApi';
import { CONSENT } from '../session/consent';
import { useOpenSessionMutation } from '../session/sessionApi';
import { grantWish } from '../session/wish';
import { useAuthDispatch } from '../useAuthDispatch';

/** Tells the backend; then what the player wanted opens. Done is also what was done meanwhile in another tab, which shows when this one is looked at. */
export function useGiveConsent(onDone: () => void) {
  const { data: profile } = useGetProfileQuery(undefined, { refetchOnFocus: true });
  const [openSession, { isLoading, isError }] = useOpenSessionMutation();
  const dispatch = useAuthDispatch();
  const finish = () => {
    onDone();
    dispatch(grantWish());
  };
  const done = useEffectEvent(finish);
  const isGiven = Boolean(profile?.ageConfirmedAt);
  useEffect(() => {
    if (isGiven) done();
  }, [isGiven]);

  const give = async () => {
    const { data } = await openSession({ consent: CONSENT });
    if (data) finish();
  };
  return { give, isSaving: isLoading, hasFailed: isError };
}
