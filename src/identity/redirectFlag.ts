import { tryStorage } from '@/shared/tryStorage';

/** Notes in this tab that the player left for Google by a redirect, so that the way back is known without the SDK. */
export const REDIRECT_KEY = 'karata/redirect';

/** Where storage is blocked, Firebase cannot come back from a redirect either. */
export const isRedirectPending = (): boolean =>
  !!tryStorage('sessionStorage', (storage) => storage.getItem(REDIRECT_KEY) !== null);
