/**
 * The code of who invited the player. It waits in this browser for the registration it belongs to, which may come days
 * after the friend's link was opened.
 */
import { REFERRAL_CODE } from '@contract/rewards.ts';
import { tryStorage } from '@/shared/tryStorage';

const KEY = 'karata/referral';
const KEPT_MS = 30 * 86_400_000;

/** The code in what somebody typed or pasted; `null` where it can be none. */
export function toReferralCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return REFERRAL_CODE.test(code) ? code : null;
}

/** Keeps a code for thirty days, in place of one from before; `nowMs` is milliseconds since 1970. */
export const keepReferralCode = (code: string, nowMs = Date.now()): void =>
  tryStorage('localStorage', (storage) => storage.setItem(KEY, `${code} ${nowMs}`));

export const dropReferralCode = (): void => tryStorage('localStorage', (storage) => storage.removeItem(KEY));

/** The code that waits, unless it waited too long. */
export function keptReferralCode(nowMs = Date.now()): string | undefined {
  const [kept = '', keptAt] = tryStorage('localStorage', (storage) => storage.getItem(KEY))?.split(' ') ?? [];
  const ageMs = nowMs - Number(keptAt);
  return ageMs >= 0 && ageMs < KEPT_MS ? (toReferralCode(kept) ?? undefined) : undefined;
}

/** Keeps the code of an address such as `/bonus?ref=SIMBA234`, where it has one. */
export function keepCodeOfSearch(search: string): void {
  const code = toReferralCode(new URLSearchParams(search).get('ref') ?? '');
  if (code) keepReferralCode(code);
}
