import { createHash } from 'node:crypto';
import { type ConfirmedPhone, PHONE_REFUSALS } from '../../../../contract/mpesa.ts';
import { maskedPhone, toMsisdn } from '../../../../contract/phone.ts';
import { ApiError, SignInRefused } from '../../errors/ApiError.ts';
import { refusal } from '../../errors/moneyRefusals.ts';
import { accountOf, instant, type LedgerContext } from '../../ledger/index.ts';
import type { SignedIn } from '../Rail.ts';
import type { UserRecord } from '../../store/records/user.ts';

/** A sign-in with the phone counts as a proof for this long, ms. */
const FRESH_MS = 600_000;

/** Reveals neither player nor phone. */
export const confirmationId = (uid: string, msisdn: string): string =>
  createHash('sha256')
    .update(JSON.stringify([uid, msisdn]))
    .digest('base64url');

const invalid = () =>
  new ApiError(PHONE_REFUSALS.phone_proof_invalid, 'phone_proof_invalid', 'Confirm the phone again, by a new code');

/** For a token that does not verify. @throws ApiError 400, or as `verify` when nobody could be asked */
export function refuseProof(error: unknown): never {
  throw error instanceof SignInRefused ? invalid() : error;
}

/**
 * `owner`: who has just signed in with a code that came to the phone. The first phone of an account without one becomes
 * the player's own. @throws ApiError 400 for an old proof, or a phone that M-Pesa does not know; 404 without a profile
 */
export async function confirmPhone(
  { store, now }: Pick<LedgerContext, 'store' | 'now'>,
  uid: string,
  { phoneNumber = '', signInMethod, authTime }: SignedIn,
): Promise<ConfirmedPhone> {
  const phone = toMsisdn(phoneNumber);
  const isFresh = Math.abs(now() - authTime * 1_000) < FRESH_MS;
  if (!phone || signInMethod !== 'phone' || !isFresh) throw invalid();
  const at = instant(now());
  await store.transaction(uid, async (tx) => {
    const user = await tx.get('users', uid);
    if (!user) throw refusal('no_profile');
    tx.set('confirmed-phones', { id: confirmationId(uid, phone), userId: uid, confirmedAt: at });
    if (!user.phoneNumber) tx.set('users', withPhone(user, `+${phone}`, at));
  });
  return { phone: maskedPhone(phone) ?? '' };
}

/** New for payouts, unless the account never held money. */
const withPhone = (user: UserRecord, phoneNumber: string, at: string): UserRecord => ({
  ...user,
  phoneNumber,
  ...(Object.values(accountOf(user)).some((amount) => amount !== 0) && { phoneSince: at }),
});
