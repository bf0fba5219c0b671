export * from './account/accountApi';
export { isUnused, useChangeCurrencyMutation } from './account/currencyApi';
export {
  authReducer,
  type AuthState,
  languageKept,
  type Player,
  noticeShown,
  playerRenamed,
  playerSignedIn,
  selectHasNewLanguage,
  selectIsSignedIn,
  selectIsVisitor,
  selectPlayer,
} from './authSlice';
export { noteInvitation } from './noteInvitation';
export { resumeSignIn } from './resumeSignIn';
export { followPlayer } from './session/followPlayer';
export { signOutChosen } from './session/signOutChosen';
export { useSignOutEverywhereMutation } from './session/sessionApi';
export { errorMessageId } from './signInErrors';
export { SignInNotice } from './SignInNotice/SignInNotice';
export { signInMessages } from './signInMessages';
export { useJoin } from './useJoin';
export { useSignOut } from './useSignOut';
