/** The Firebase app of this page: its settings come from the build. */
import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';

declare global {
  /** False only with production settings. Code behind it is removed from a production build. */
  const __SANDBOX__: boolean;
  const __FIREBASE__: FirebaseSettings;
  /** The site key of App Check; empty: none. */
  const __APP_CHECK_KEY__: string;
}

interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
}

/** The sandbox answers at the site's own address, on any port. */
export const firebaseSettings = (): FirebaseSettings =>
  __SANDBOX__ ? { ...__FIREBASE__, authDomain: window.location.host } : __FIREBASE__;

/**
 * Proves to Firebase that the calls of an app come from this site, from its first call on; again and again only for the
 * app that stays, not for the `app` of one proof. A build without the key has nothing of it. docs/operations.md, Codes for signing in
 */
export async function joinAppCheck(app?: FirebaseApp): Promise<void> {
  if (__APP_CHECK_KEY__) {
    const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import(
      /* webpackChunkName: "app-check" */ 'firebase/app-check'
    );
    const provider = new ReCaptchaEnterpriseProvider(__APP_CHECK_KEY__);
    initializeAppCheck(app ?? initializeApp(firebaseSettings()), { provider, isTokenAutoRefreshEnabled: !app });
  }
}

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
