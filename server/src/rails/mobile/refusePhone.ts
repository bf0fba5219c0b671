/** Whom a player may ask to pay: so that nobody sends prompts to strangers, or learns anything about their phones. */
import type { LedgerContext } from '../../ledger/index.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { Condition } from '../../store/query.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import { confirmationId } from './confirmPhone.ts';
import { mobileRefusal } from './mobileRefusal.ts';
import { hasPaid, ownPhoneOf } from './payers.ts';
import { isMobile } from './records.ts';

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
    throw mobileRefusal(otherPhones === 'refuse' ? 'phone_not_own' : 'phone_unconfirmed');
  const since = new Date(now - DAY_MS).toISOString();
  const unpaid = (of: Condition<DepositRecord>) => countUnpaid(reader, of, since);
  if ((await unpaid(['phoneNumber', '==', phone])) >= prompts.perPhone) throw mobileRefusal('too_many_prompts');
  if ((await unpaid(['userId', '==', uid])) >= prompts.perPlayer) throw mobileRefusal('too_many_prompts');
  const players = await playersBeside(reader, uid);
  const counts = await Promise.all(players.map((player) => unpaid(['userId', '==', player])));
  if (counts.reduce((sum, count) => sum + count, 0) >= prompts.perDevice) throw mobileRefusal('too_many_prompts');
}

/** The player's own phone, one that has paid for the player, or one that its owner confirmed. */
async function isConfirmed(reader: Reader, uid: string, phone: string): Promise<boolean> {
  const isOwn = ownPhoneOf(await reader.get('users', uid)) === phone;
  const confirmed = await reader.get('confirmed-phones', confirmationId(uid, phone));
  const paid = await hasPaid(reader, uid, phone);
  return isOwn || confirmed !== undefined || paid;
}

async function countUnpaid(reader: Reader, of: Condition<DepositRecord>, since: string): Promise<number> {
  const lately = await reader.find('deposits', { where: [of, ['createdAt', '>', since]] });
  return lately.filter((deposit) => isMobile(deposit) && deposit.status !== 'completed').length;
}

/** All players who used a browser of this player, also this one. */
async function playersBeside(reader: Reader, uid: string): Promise<string[]> {
  const own = await reader.find('devices', { where: [['userId', '==', uid]] });
  const ids = own.flatMap(({ deviceId }) => deviceId ?? []);
  const shared = await Promise.all(ids.map((id) => reader.find('devices', { where: [['deviceId', '==', id]] })));
  return [...new Set([uid, ...shared.flat().map(({ userId }) => userId)])];
}
