import { type Language, languageOf } from '@contract/userChoices.ts';
import { localeChosen, modalOpened, selectLocale } from '@/features/ui';
import { type ApiError, isMissingCall } from '@/api';
import type { KeptProfile } from '../account/accountApi';
import { type Arrival, languageKept, noticeShown, playerSignedIn } from '../authSlice';
import { consentFor, rememberConsent } from './consent';
import { dropReferralCode, keptReferralCode } from './referralCode';
import { sessionApi } from './sessionApi';
import type { AuthThunk } from './authThunk';
import { grantWish, keepWish } from './wish';

const pageLanguage = (state: Parameters<typeof selectLocale>[0]): Language | undefined =>
  selectLocale(state) ?? languageOf(document.documentElement.lang);

const NAMELESS = 'Guest User';

/** This sign-in used the waiting data. */
function forgetWaiting() {
  rememberConsent(false);
  dropReferralCode();
}

/** Creates or merges the profile, missing without an answer. A backend with the basic calls alone has no sessions. */
const askBackend =
  (uid: string): AuthThunk<Promise<{ profile: KeptProfile | undefined; hasFailed: boolean }>> =>
  async (dispatch, getState, { identity }) => {
    const body = {
      ...consentFor(uid, identity),
      language: pageLanguage(getState()),
      referralCode: keptReferralCode(),
    };
    const { data: profile, error } = await dispatch(sessionApi.endpoints.openSession.initiate(body, { track: false }));
    if (profile) forgetWaiting();
    return { profile, hasFailed: error !== undefined && !isMissingCall(error as ApiError) };
  };

/** Uses the profile's language, unless the player chose another or came by a link in another; then asks for a missing consent and opens the wish. */
const takeProfile =
  ({ preferences, ageConfirmedAt, termsAcceptedAt }: KeptProfile): AuthThunk<void> =>
  (dispatch, getState) => {
    if (!getState().auth.hasNewLanguage && !getState().ui.linkLocale) {
      dispatch(localeChosen(preferences.language));
      // The language comes from the profile, which has it.
      dispatch(languageKept());
    }
    if (ageConfirmedAt && termsAcceptedAt) return dispatch(grantWish());
    dispatch(keepWish());
    dispatch(modalOpened('consent', {}));
    return undefined;
  };

/** If this fails, the player stays signed in. An answer for a session that is no longer the present one is ignored. */
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
