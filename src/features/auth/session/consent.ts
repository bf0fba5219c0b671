/**
 * That the player confirmed age and terms on the register tab. It waits in this tab for the sign-in it belongs to, as
 * Google's redirect reloads the page between the two.
 */
const KEY = 'karata/consent';

const withStorage = <TValue>(act: (storage: Storage) => TValue, fallback: TValue): TValue => {
  try {
    return act(window.sessionStorage);
  } catch {
    return fallback;
  }
};

/** Said before each sign-in: true after the register tab's boxes were ticked, false on the login tab. */
export const rememberConsent = (isGiven: boolean): void =>
  withStorage((storage) => (isGiven ? storage.setItem(KEY, '1') : storage.removeItem(KEY)), undefined);

export const hasConsent = (): boolean => withStorage((storage) => storage.getItem(KEY) !== null, false);
