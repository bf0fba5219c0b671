/** What the build was told of the Firebase project. */
declare global {
  /** True unless the build was given production settings. What it guards is dropped from a production build. */
  const __SANDBOX__: boolean;
  const __FIREBASE__: FirebaseSettings;
}

export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
}

/** The sandbox answers at the site's own address, whatever port it runs on. */
export const firebaseSettings = (): FirebaseSettings =>
  __SANDBOX__ ? { ...__FIREBASE__, authDomain: window.location.host } : __FIREBASE__;
