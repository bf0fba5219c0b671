import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseSettings } from './buildSettings';

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
