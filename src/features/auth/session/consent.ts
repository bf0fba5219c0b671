/** Consent of the register tab, kept in this tab for its sign-in, because a Google redirect reloads the page. */
import { type Identity, isRedirectPending } from '@/identity';
import { tryStorage } from '@/shared/tryStorage';

/** As sent to the backend. */
export const CONSENT = { isAdult: true, hasAcceptedTerms: true } as const;

const KEY = 'karata/consent';

/** Called before each sign-in: true after the boxes of the register tab, false on the login tab. */
export const rememberConsent = (isGiven: boolean): void =>
  tryStorage('sessionStorage', (storage) => (isGiven ? storage.setItem(KEY, '1') : storage.removeItem(KEY)));

export const hasConsent = (): boolean => !!tryStorage('sessionStorage', (storage) => storage.getItem(KEY) !== null);

/** After an abandoned sign-in; a successful one, or one that continues at Google, still needs the consent. */
export function dropUnusedConsent(identity: Identity): void {
  if (!identity.whoIs()?.isByThisTab && !isRedirectPending()) rememberConsent(false);
}

/** The consent for a sign-in that this tab started; never for one from another tab. */
export function consentFor(uid: string, identity: Identity): typeof CONSENT | undefined {
  const present = identity.whoIs();
  if (present?.uid !== uid || !present.isByThisTab) rememberConsent(false);
  return hasConsent() ? CONSENT : undefined;
}
