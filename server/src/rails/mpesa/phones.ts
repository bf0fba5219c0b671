/** Whose phone may be asked to pay: nobody sends prompts to strangers, or learns anything about their phones. */
import type { MoneyRefusal } from '../../../../contract/deposits.ts';
import { LIMIT_FACTS } from '../../../../contract/facts.ts';
import {
  type ConfirmedPhone,
  MPESA_DEPOSIT_REFUSALS,
  type MpesaDepositRefusal,
  PHONE_REFUSALS,
} from '../../../../contract/mpesa.ts';
import { ApiError, refusalsOf, SignInRefused, TooMany } from '../../errors/ApiError.ts';
import { maskedPhone, toMsisdn } from '../../../../contract/phone.ts';
import { refusal } from '../../errors/moneyRefusals.ts';
import { accountOf, instant, type LedgerContext } from '../../ledger/index.ts';
import type { SignedIn } from '../Rail.ts';
import type { UserRecord } from '../../store/records/user.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import { type Condition, ownedBy } from '../../store/query.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import { hasPaid, ownPhoneOf } from './payers.ts';
import { isMpesa } from './records.ts';
import { hashedId } from '../../store/reading.ts';

type PromptRefusal = Exclude<MpesaDepositRefusal, MoneyRefusal | 'too_many_prompts'>;

/** Refuses a payment prompt: the answer is an error, and nothing is recorded. */
export const mpesaRefusal = refusalsOf<PromptRefusal>(MPESA_DEPOSIT_REFUSALS, {
  phone_invalid: 'phoneNumber: Please enter a valid phone number',
  mpesa_below_minimum: `amount: Please enter a valid amount (minimum KES ${LIMIT_FACTS.minMpesaDeposit})`,
  mpesa_above_maximum: `amount: The most at once is KES ${LIMIT_FACTS.maxMpesaDeposit}`,
  phone_unconfirmed: 'phoneNumber: This phone is not yours: its owner has to confirm it once, by a code',
  phone_not_own: 'phoneNumber: Only your own phone can pay, the one that you sign in with',
  mpesa_not_whole: 'amount: M-Pesa takes whole shillings',
});

/** A sign-in with the phone counts as a proof for this long, ms. */
const FRESH_MS = 600_000;

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
    tx.set('confirmed-phones', { id: hashedId(uid, phone), userId: uid, confirmedAt: at });
    if (!user.phoneNumber) tx.set('users', withPhone(user, `+${phone}`, at));
  });
  return { phone: maskedPhone(phone) ?? '' };
}

/** The phone counts as new for payouts, unless the account never held money. */
const withPhone = (user: UserRecord, phoneNumber: string, at: string): UserRecord => ({
  ...user,
  phoneNumber,
  ...(Object.values(accountOf(user)).some((amount) => amount !== 0) && { phoneSince: at }),
});

const DAY_MS = 86_400_000;

/**
 * Comes before every check that knows more about the phone, such as a self-exclusion of its owner: a phone that its
 * owner has not confirmed gets the same answer whoever it belongs to. `phone` is `254XXXXXXXXX`, `now` Unix ms.
 * @throws ApiError 403, 429
 */
export async function refusePhone(
  { prompts }: Pick<LedgerContext, 'prompts'>,
  reader: Reader,
  { uid, phone, now }: { uid: string; phone: string; now: number },
): Promise<void> {
  const { otherPhones } = prompts;
  if (otherPhones !== 'allow' && !(await isConfirmed(reader, uid, phone)))
    throw mpesaRefusal(otherPhones === 'refuse' ? 'phone_not_own' : 'phone_unconfirmed');
  const unpaid = (of: Condition<DepositRecord>) => readUnpaid(reader, of, now);
  refuseAbove(prompts.perPhone, await unpaid(['phoneNumber', '==', phone]), now);
  refuseAbove(prompts.perPlayer, await unpaid(ownedBy(uid)), now);
  const players = await playersBeside(reader, uid);
  const ofAll = await Promise.all(players.map((player) => unpaid(ownedBy(player))));
  refuseAbove(prompts.perDevice, ofAll.flat(), now);
}

/** There is room again when the oldest one that counts is a day old. @throws TooMany `too_many_prompts` */
function refuseAbove(most: number, unpaid: readonly DepositRecord[], now: number): void {
  if (unpaid.length < most) return;
  const oldest = unpaid.map(({ createdAt }) => Date.parse(createdAt)).toSorted((a, b) => a - b)[unpaid.length - most];
  throw new TooMany('too_many_prompts', (oldest ?? now) + DAY_MS - now);
}

/** The player's own phone, one that has paid for the player, or one that its owner confirmed. */
async function isConfirmed(reader: Reader, uid: string, phone: string): Promise<boolean> {
  const isOwn = ownPhoneOf(await reader.get('users', uid)) === phone;
  const confirmed = await reader.get('confirmed-phones', hashedId(uid, phone));
  const paid = await hasPaid(reader, uid, phone);
  return isOwn || confirmed !== undefined || paid;
}

async function readUnpaid(reader: Reader, of: Condition<DepositRecord>, now: number): Promise<DepositRecord[]> {
  const lately = await reader.find('deposits', { where: [of, ['createdAt', '>', instant(now - DAY_MS)]] });
  return lately.filter((deposit) => isMpesa(deposit) && deposit.status !== 'completed');
}

/** Finds all players who used a browser of this player, also this one. */
async function playersBeside(reader: Reader, uid: string): Promise<string[]> {
  const own = await reader.find('devices', { where: [ownedBy(uid)] });
  const ids = own.flatMap(({ deviceId }) => deviceId ?? []);
  const shared = await Promise.all(ids.map((id) => reader.find('devices', { where: [['deviceId', '==', id]] })));
  return [...new Set([uid, ...shared.flat().map(({ userId }) => userId)])];
}
