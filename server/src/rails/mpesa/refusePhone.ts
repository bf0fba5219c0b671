/** Whom a player may ask to pay: so that nobody sends prompts to strangers, or learns anything about their phones. */
import { TooMany } from '../../errors/ApiError.ts';
import { instant, type LedgerContext } from '../../ledger/index.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { Condition } from '../../store/query.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import { confirmationId } from './confirmPhone.ts';
import { mpesaRefusal } from './mpesaRefusal.ts';
import { hasPaid, ownPhoneOf } from './payers.ts';
import { isMpesa } from './records.ts';

const DAY_MS = 86_400_000;

interface Asked {
  uid: string;
  /** `254XXXXXXXXX`. */
  phone: string;
  /** Unix ms. */
  now: number;
}

/**
 * Comes before every check that knows more about the phone, such as a self-exclusion of its owner: a phone that its
 * owner has not confirmed gets the same answer whoever it belongs to. @throws ApiError 403, 429
 */
export async function refusePhone(
  { prompts }: Pick<LedgerContext, 'prompts'>,
  reader: Reader,
  { uid, phone, now }: Asked,
): Promise<void> {
  const { otherPhones } = prompts;
  if (otherPhones !== 'allow' && !(await isConfirmed(reader, uid, phone)))
    throw mpesaRefusal(otherPhones === 'refuse' ? 'phone_not_own' : 'phone_unconfirmed');
  const unpaid = (of: Condition<DepositRecord>) => readUnpaid(reader, of, now);
  refuseAbove(prompts.perPhone, await unpaid(['phoneNumber', '==', phone]), now);
  refuseAbove(prompts.perPlayer, await unpaid(['userId', '==', uid]), now);
  const players = await playersBeside(reader, uid);
  const ofAll = await Promise.all(players.map((player) => unpaid(['userId', '==', player])));
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
  const confirmed = await reader.get('confirmed-phones', confirmationId(uid, phone));
  const paid = await hasPaid(reader, uid, phone);
  return isOwn || confirmed !== undefined || paid;
}

async function readUnpaid(reader: Reader, of: Condition<DepositRecord>, now: number): Promise<DepositRecord[]> {
  const lately = await reader.find('deposits', { where: [of, ['createdAt', '>', instant(now - DAY_MS)]] });
  return lately.filter((deposit) => isMpesa(deposit) && deposit.status !== 'completed');
}

/** All players who used a browser of this player, also this one. */
async function playersBeside(reader: Reader, uid: string): Promise<string[]> {
  const own = await reader.find('devices', { where: [['userId', '==', uid]] });
  const ids = own.flatMap(({ deviceId }) => deviceId ?? []);
  const shared = await Promise.all(ids.map((id) => reader.find('devices', { where: [['deviceId', '==', id]] })));
  return [...new Set([uid, ...shared.flat().map(({ userId }) => userId)])];
}
