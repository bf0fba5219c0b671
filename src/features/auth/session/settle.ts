import { type ApiError, isMissingCall } from '@/api';
import { localeChosen, modalOpened } from '@/features/ui';
import type { KeptProfile } from '../account/accountApi';
import { type Arrival, languageKept, noticeShown, playerSignedIn } from '../authSlice';
import { consentFor, rememberConsent } from './consent';
import { pageLanguage } from './pageLanguage';
import { dropReferralCode, keptReferralCode } from './referralCode';
import { sessionApi } from './sessionApi';
import type { AuthThunk } from './types';
import { grantWish, keepWish } from './wish';

const NAMELESS = 'Guest User';

/** What waited for this sign-in has arrived. */
function forgetWaiting() {
  rememberConsent(false);
  dropReferralCode();
}

interface Opened {
  /** Absent where the backend keeps none, or could not be had. */
  profile: KeptProfile | undefined;
  hasFailed: boolean;
}

/** Creates or merges the profile. A backend with the basic calls alone has no sessions to open. */
const askBackend =
  (uid: string): AuthThunk<Promise<Opened>> =>
  async (dispatch, getState, { identity }) => {
    const body = {
      consent: consentFor(uid, identity),
      language: pageLanguage(getState()),
      referralCode: keptReferralCode(),
    };
    const { data: profile, error } = await dispatch(sessionApi.endpoints.openSession.initiate(body, { track: false }));
    if (profile) forgetWaiting();
    return { profile, hasFailed: error !== undefined && !isMissingCall(error as ApiError) };
  };

/**
 * The site speaks the language of the profile, unless the player has chosen another in the meantime. Who has not
 * confirmed age and terms is asked to; what was wanted comes after that.
 */
const takeProfile =
  ({ preferences, ageConfirmedAt }: KeptProfile): AuthThunk<void> =>
  (dispatch, getState) => {
    if (!getState().auth.hasNewLanguage) {
      dispatch(localeChosen(preferences.language));
      // Nobody's choice but that of the profile, which has it.
      dispatch(languageKept());
    }
    if (ageConfirmedAt) return dispatch(grantWish());
    dispatch(keepWish());
    dispatch(modalOpened('consent', {}));
    return undefined;
  };

/**
 * The service says who plays: opens the session at the backend. Where that fails the player stays signed in, and may try
 * again. An answer for a session that was refused, lost or begun again meanwhile counts for nothing.
 */
export const settle =
  (arriving: Arrival | null): AuthThunk =>
  async (dispatch, getState) => {
    if (!arriving) return;
    const { uid, methods, displayName } = arriving;
    const { profile, hasFailed } = await dispatch(askBackend(uid));
    if (getState().auth.arriving !== arriving) return;
    dispatch(playerSignedIn({ uid, methods, displayName: profile?.displayName ?? displayName ?? NAMELESS }));
    if (profile) dispatch(takeProfile(profile));
    if (hasFailed) dispatch(noticeShown('auth.notice.sessionFailed'));
  };
