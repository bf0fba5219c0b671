/**
 * That the player confirmed age and terms on the register tab. It waits in this tab for the sign-in it belongs to, as
 * Google's redirect reloads the page between the two.
 */
import { type Identity, isRedirectPending } from '@/identity';
import { tryStorage } from '@/shared/tryStorage';

/** What the backend is told of it; there is no way to give half of it. */
export const CONSENT = { isAdult: true, hasAcceptedTerms: true } as const;

const KEY = 'karata/consent';

/** Said before each sign-in: true after the register tab's boxes were ticked, false on the login tab. */
export const rememberConsent = (isGiven: boolean): void =>
  tryStorage('sessionStorage', (storage) => (isGiven ? storage.setItem(KEY, '1') : storage.removeItem(KEY)));

export const hasConsent = (): boolean => !!tryStorage('sessionStorage', (storage) => storage.getItem(KEY) !== null);

/** Where the sign-in was given up; one that succeeded, or goes on at Google, still needs it. */
export function dropUnusedConsent(identity: Identity): void {
  if (!identity.whoIs()?.isByThisTab && !isRedirectPending()) rememberConsent(false);
}

/** What was confirmed for this player: by the sign-in that this tab began, so never for one heard of from another. */
export function consentFor(uid: string, identity: Identity): typeof CONSENT | undefined {
  const present = identity.whoIs();
  if (present?.uid !== uid || !present.isByThisTab) rememberConsent(false);
  return hasConsent() ? CONSENT : undefined;
}
