/** Firebase settings of the build. */
declare global {
  /** False only with production settings. Code behind it is removed from a production build. */
  const __SANDBOX__: boolean;
  const __FIREBASE__: FirebaseSettings;
  /** The site key of App Check; empty: none. */
  const __APP_CHECK_KEY__: string;
}

export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
}

/** The sandbox answers at the site's own address, on any port. */
export const firebaseSettings = (): FirebaseSettings =>
  __SANDBOX__ ? { ...__FIREBASE__, authDomain: window.location.host } : __FIREBASE__;
