export * from './account/accountApi';
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
  signOutChosen,
} from './authSlice';
export { noteInvitation, resumeSignIn } from './resumeSignIn';
export { followPlayer } from './session/followPlayer';
export { useSignOutEverywhereMutation } from './session/sessionApi';
export { errorMessageId } from './signInErrors';
export { SignInPanel } from './SignInPanel';
export { SignInNotice } from './SignInNotice/SignInNotice';
export { default as signInMessages } from './messages';
export { useJoin, useSignOut } from './useJoin';
