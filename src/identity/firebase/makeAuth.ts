import { initializeApp } from 'firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { firebaseSettings } from './buildSettings';

/**
 * Firebase Auth that keeps its session in this browser. The parts for popups and redirects are given to the calls that
 * need them: here they would load Google's script on every phone, whoever signs in.
 */
export function makeAuth(): Auth {
  const auth = initializeAuth(initializeApp(firebaseSettings()), { persistence: browserLocalPersistence });
  if (__SANDBOX__) {
    connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}
