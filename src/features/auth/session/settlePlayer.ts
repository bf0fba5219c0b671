import { type ApiError, isMissingCall } from '@/api';
import type { KeptProfile } from '../account/accountApi';
import { localeChosen, modalOpened } from '@/features/ui';
import type { IdentityUser } from '@/identity';
import { type AuthState, languageKept, noticeShown, type Player, playerSignedIn, signInAwaited } from '../authSlice';
import { consentFor, rememberConsent } from './consent';
import { endSession } from './endSession';
import { nextTask } from './nextTask';
import { pageLanguage } from './pageLanguage';
import { dropReferralCode, keptReferralCode } from './referralCode';
import { sessionApi } from './sessionApi';
import type { AuthThunk } from './types';
import { grantWish, keepWish } from './wish';

const NAMELESS = 'Guest User';

const isSame = (player: Player | null, { uid, methods }: IdentityUser): boolean =>
  player?.uid === uid && player.methods.join() === methods.join();

/** Who is signed in, or about to be. */
const uidOf = ({ player, arrivingUid }: AuthState) => player?.uid ?? arrivingUid;

/**
 * Follows the sign-in service: somebody is signed in, so the backend creates or merges the profile and the player
 * stands in the store; nobody is, so what belonged to the player goes. Told the same twice, it does nothing.
 */
export const settlePlayer =
  (user: IdentityUser | null): AuthThunk =>
  async (dispatch, getState) => {
    if (user) return dispatch(openSession(user));
    const uid = uidOf(getState().auth);
    if (!uid) return undefined;
    // A refusal that made the service end the session is on its way and says why.
    await nextTask();
    return uidOf(getState().auth) === uid ? dispatch(endSession('ended')) : undefined;
  };

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
    // A refusal ends the session first.
    await nextTask();
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

/** Opens the player's session at the backend. Where that fails the player stays signed in, and may try again. */
export const openSession =
  (user: IdentityUser, { isRetry = false } = {}): AuthThunk =>
  async (dispatch, getState) => {
    const { uid, methods, displayName } = user;
    const { player, arrivingUid } = getState().auth;
    if (arrivingUid === uid || (isSame(player, user) && !isRetry)) return;
    if (player && player.uid !== uid) await dispatch(endSession('replaced'));
    dispatch(signInAwaited(uid));
    const { profile, hasFailed } = await dispatch(askBackend(uid));
    if (getState().auth.arrivingUid !== uid) return;
    dispatch(playerSignedIn({ uid, methods, displayName: profile?.displayName ?? displayName ?? NAMELESS }));
    if (profile) dispatch(takeProfile(profile));
    if (hasFailed) dispatch(noticeShown('auth.notice.sessionFailed'));
  };
