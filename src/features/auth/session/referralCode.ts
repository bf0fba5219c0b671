/** The invitation code. It waits in this browser for the registration, which may come days after the friend's link. */
import { REFERRAL_CODE } from '@contract/users.ts';
import { tryStorage } from '@/shared/tryStorage';

const KEY = 'karata/referral';
const KEPT_MS = 30 * 86_400_000;

/** The code in typed or pasted text; `null` when there is none. */
export function toReferralCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return REFERRAL_CODE.test(code) ? code : null;
}

/** Stores a code for thirty days and replaces an earlier one; `nowMs`: Unix ms. */
export const keepReferralCode = (code: string, nowMs = Date.now()): void =>
  tryStorage('localStorage', (storage) => storage.setItem(KEY, `${code} ${nowMs}`));

export const dropReferralCode = (): void => tryStorage('localStorage', (storage) => storage.removeItem(KEY));

export function keptReferralCode(nowMs = Date.now()): string | undefined {
  const [kept = '', keptAt] = tryStorage('localStorage', (storage) => storage.getItem(KEY))?.split(' ') ?? [];
  const ageMs = nowMs - Number(keptAt);
  return ageMs >= 0 && ageMs < KEPT_MS ? (toReferralCode(kept) ?? undefined) : undefined;
}

/** Stores the code of an address such as `/bonus?ref=SIMBA234`, if it has one. */
export function keepCodeOfSearch(search: string): void {
  const code = toReferralCode(new URLSearchParams(search).get('ref') ?? '');
  if (code) keepReferralCode(code);
}
