/** The phones that have paid for an account, by its completed deposits. */
import { ownPhoneOf } from '../../persons/person.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import { type Condition, ownedBy } from '../../store/query.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { isMpesa } from './records.ts';

/** Deposits of the player that `msisdn` (`254XXXXXXXXX`) paid. */
const paidBy = (uid: string, msisdn: string): Condition<DepositRecord>[] => [
  ownedBy(uid),
  ['phoneNumber', '==', msisdn],
  ['status', '==', 'completed'],
];

/** So many phones may pay for an account, each of which is read by itself; its own phone may always. */
export const MOST_PHONES = 20;

/** The phones that have paid for this account, `254XXXXXXXXX`. Older programs took more: the money of the others is won money. */
export async function phonesOf(reader: Reader, uid: string): Promise<string[]> {
  const next = async (last: string): Promise<string | undefined> => {
    const where: Condition<DepositRecord>[] = [ownedBy(uid), ['status', '==', 'completed'], ['phoneNumber', '>', last]];
    const [deposit] = await reader.find('deposits', { where, limit: 1 });
    return deposit && isMpesa(deposit) ? deposit.phoneNumber : undefined;
  };
  const phones: string[] = [];
  for (let phone = await next(''); phone !== undefined; phone = await next(phone)) {
    phones.push(phone);
    if (phones.length === MOST_PHONES) break;
  }
  return phones;
}

export const hasPaid = async (reader: Reader, uid: string, msisdn: string): Promise<boolean> =>
  (await reader.ids('deposits', { where: paidBy(uid, msisdn), limit: 1 })).length > 0;

/** A phone that is not the player's own pays for the first time. */
export async function isNewPhone(
  reader: Reader,
  deposit: DepositRecord,
  user: UserRecord | undefined,
): Promise<boolean> {
  const phone = isMpesa(deposit) ? deposit.phoneNumber : undefined;
  if (!phone || phone === ownPhoneOf(user)) return false;
  return !(await hasPaid(reader, deposit.userId, phone));
}
