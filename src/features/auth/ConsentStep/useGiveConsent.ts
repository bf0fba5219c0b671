import { useEffect, useEffectEvent } from 'react';
import { useGetProfileQuery } from '../account/accountApi';
import { CONSENT } from '../session/consent';
import { useOpenSessionMutation } from '../session/sessionApi';
import { grantWish } from '../session/wish';
import { useAuthDispatch } from '../useAuthDispatch';

/** Sends the consent, then opens the wish. Another tab may have sent it, noticed when this tab is visible again. */
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
