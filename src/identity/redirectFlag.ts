/** Notes in this tab that the player left for Google by a redirect, so that the way back is known without the SDK. */
const KEY = 'karata/redirect';

const withStorage = (use: (storage: Storage) => unknown): unknown => {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
};

export const isRedirectPending = (): boolean => withStorage((storage) => storage.getItem(KEY)) !== null;

export const setRedirectPending = (isPending: boolean): void =>
  void withStorage((storage) => (isPending ? storage.setItem(KEY, '1') : storage.removeItem(KEY)));
