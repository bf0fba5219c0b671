/** Consent of the register tab, kept in this tab for its sign-in, because a Google redirect reloads the page. */
import type { CurrencyCode } from '@contract/userChoices.ts';
import type { SessionBody } from '@contract/users.ts';
import { type Identity, isRedirectPending } from '@/identity';
import { tryStorage } from '@/shared/tryStorage';

export const CONSENT = { isAdult: true, hasAcceptedTerms: true } as const;

const KEY = 'karata/consent';

/** Called before each sign-in: true after the boxes of the register tab, with the account's currency; false on the login tab. */
export const rememberConsent = (isGiven: boolean, currency: CurrencyCode = 'USD'): void =>
  tryStorage('sessionStorage', (storage) => (isGiven ? storage.setItem(KEY, currency) : storage.removeItem(KEY)));

const kept = (): string | null => tryStorage('sessionStorage', (storage) => storage.getItem(KEY)) ?? null;

export const hasConsent = (): boolean => kept() !== null;

/** Drops it after an abandoned sign-in; a successful one, or one that continues at Google, still needs the consent. */
export function dropUnusedConsent(identity: Identity): void {
  if (!identity.whoIs()?.isByThisTab && !isRedirectPending()) rememberConsent(false);
}

/** The consent for a sign-in that this tab started; never for one from another tab. */
export function consentFor(uid: string, identity: Identity): Pick<SessionBody, 'consent' | 'currency'> {
  const present = identity.whoIs();
  if (present?.uid !== uid || !present.isByThisTab) rememberConsent(false);
  return hasConsent() ? { consent: CONSENT, currency: kept() === 'KES' ? 'KES' : 'USD' } : {};
}
