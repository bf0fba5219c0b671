/** Whose phone may be asked to pay: nobody sends prompts to strangers, or learns anything about their phones. */
import type { MoneyRefusal } from '../../../../contract/deposits.ts';
import { LIMIT_FACTS } from '../../../../contract/facts.ts';
import {
  type ConfirmedPhone,
  MPESA_DEPOSIT_REFUSALS,
  type MpesaDepositRefusal,
  PHONE_REFUSALS,
} from '../../../../contract/mpesa.ts';
import { ApiError, refusalsOf, SignInRefused } from '../../errors/ApiError.ts';
import { maskedPhone, toMsisdn } from '../../../../contract/phone.ts';
import { refusal } from '../../errors/moneyRefusals.ts';
import { accountOf, instant, type LedgerContext } from '../../ledger/index.ts';
import type { SignedIn } from '../Rail.ts';
import type { UserRecord } from '../../store/records/user.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import { meet, ownPhoneOf } from '../../persons/person.ts';
import { hasPaid, MOST_PHONES, phonesOf } from './payers.ts';
import { type Prompted, refusePrompts } from './prompts.ts';
import { hashedId } from '../../store/reading.ts';

type PromptRefusal = Exclude<MpesaDepositRefusal, MoneyRefusal | 'too_many_prompts'>;

/** Refuses a payment prompt: the answer is an error, and nothing is recorded. */
export const mpesaRefusal = refusalsOf<PromptRefusal>(MPESA_DEPOSIT_REFUSALS, {
  phone_invalid: 'phoneNumber: Please enter a valid phone number',
  mpesa_below_minimum: `amount: Please enter a valid amount (minimum KES ${LIMIT_FACTS.minMpesaDeposit})`,
  mpesa_above_maximum: `amount: The most at once is Ksh ${LIMIT_FACTS.maxMpesaDeposit}`,
  phone_unconfirmed: 'phoneNumber: This phone is not yours: its owner has to confirm it once, by a code',
  too_many_phones: 'phoneNumber: Too many phones have paid for your account: pay by one of them',
  phone_not_own: 'phoneNumber: Only your own phone can pay, the one that you sign in with',
  mpesa_not_whole: 'amount: M-Pesa takes whole shillings',
});

/** A sign-in with the phone counts as a proof for this long, ms. */
const FRESH_MS = 600_000;

const invalid = () =>
  new ApiError(PHONE_REFUSALS.phone_proof_invalid, 'phone_proof_invalid', 'Confirm the phone again, by a new code');

/** The answer to a token that does not verify. @throws ApiError 400, or as `verify` when nobody could be asked */
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
    const met = await meet(tx, { uid, user }, phone);
    tx.set('confirmed-phones', { id: hashedId(uid, phone), userId: uid, confirmedAt: at });
    met.write(tx);
    const known = { ...user, personId: met.personId };
    tx.set('users', user.phoneNumber ? known : withPhone(known, `+${phone}`, at));
  });
  return { phone: maskedPhone(phone) ?? '' };
}

/** The phone counts as new for payouts, unless the account never held money. */
const withPhone = (user: UserRecord, phoneNumber: string, at: string): UserRecord => ({
  ...user,
  phoneNumber,
  ...(Object.values(accountOf(user)).some((amount) => amount !== 0) && { phoneSince: at }),
});

/**
 * Comes before every check that knows more about the phone, such as a self-exclusion of its owner: a phone that its
 * owner has not confirmed gets the same answer whoever it belongs to. `now`: Unix ms.
 * @throws ApiError 403, 429
 */
export async function refusePhone(
  { prompts }: Pick<LedgerContext, 'prompts'>,
  reader: Reader,
  prompted: Prompted,
  now: number,
): Promise<void> {
  const { otherPhones } = prompts;
  const { uid, phone } = prompted;
  if (!(await isKnown(reader, uid, phone))) {
    if (otherPhones !== 'allow' && !(await reader.get('confirmed-phones', hashedId(uid, phone))))
      throw mpesaRefusal(otherPhones === 'refuse' ? 'phone_not_own' : 'phone_unconfirmed');
    if ((await phonesOf(reader, uid)).length >= MOST_PHONES) throw mpesaRefusal('too_many_phones');
  }
  await refusePrompts(prompts, reader, prompted, now);
}

/** The player's own phone, or one that has paid for the player. */
const isKnown = async (reader: Reader, uid: string, phone: string): Promise<boolean> =>
  ownPhoneOf(await reader.get('users', uid)) === phone || (await hasPaid(reader, uid, phone));
