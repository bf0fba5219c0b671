import { initializeApp } from 'firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { firebaseSettings } from './buildSettings';

/** Popup and redirect code goes only to calls that need it: here it would load Google's script on every phone. */
export function makeAuth(): Auth {
  return joinSandbox(initializeAuth(initializeApp(firebaseSettings()), { persistence: browserLocalPersistence }));
}

export function joinSandbox(auth: Auth): Auth {
  if (__SANDBOX__) {
    connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}
