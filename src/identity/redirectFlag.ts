import { tryStorage } from '@/shared/tryStorage';

/** Remembers in this tab that the player left for Google, so that the return is known without the SDK. */
export const REDIRECT_KEY = 'karata/redirect';

/** When storage is blocked, Firebase cannot return from a redirect either. */
export const isRedirectPending = (): boolean =>
  !!tryStorage('sessionStorage', (storage) => storage.getItem(REDIRECT_KEY) !== null);
