/** The accounts that a phone has paid for, by sign-in phones and completed deposits. */
import { toMsisdn } from '../../../../contract/phone.ts';
import type { AccountsOfPayer, Invitation } from '../../ledger/index.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import { type Condition, ownedBy } from '../../store/query.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { accountsPaidBy, distinct, hasPaidFor } from '../payers.ts';
import { isMpesa } from './records.ts';

/** Deposits paid by `msisdn` (`254XXXXXXXXX`). */
const paidBy = (msisdn: string): Condition<DepositRecord>[] => [
  ['phoneNumber', '==', msisdn],
  ['status', '==', 'completed'],
];

/** Accounts that the phone (`254XXXXXXXXX`) signs in to or has paid for. */
export const accountsOfPhone =
  (msisdn: string): AccountsOfPayer =>
  async (reader) => {
    const owners = await reader.ids('users', { where: [['phoneNumber', '==', `+${msisdn}`]] });
    return [...owners, ...(await accountsPaidBy(reader, paidBy(msisdn)))];
  };

/** Compares the phones of the sign-in and of the qualifying deposit with those that paid for both players. */
export async function sharePhone(reader: Reader, { referrer, invited, deposit, ...ids }: Invitation): Promise<boolean> {
  const ofDeposit = deposit && isMpesa(deposit) ? deposit.phoneNumber : undefined;
  const ownPhone = ownPhoneOf(referrer);
  const phones = [ofDeposit, ownPhoneOf(invited)].filter((phone) => phone !== undefined);
  if (ownPhone !== undefined && phones.includes(ownPhone)) return true;
  if (ownPhone !== undefined && (await hasPaidFor(reader, ids.invitedId, paidBy(ownPhone)))) return true;
  const paid = await Promise.all(phones.map((phone) => hasPaidFor(reader, ids.referrerId, paidBy(phone))));
  return paid.includes(true);
}

/** The phones that have paid for this account, `254XXXXXXXXX`. */
export const phonesOf = (reader: Reader, uid: string): Promise<string[]> =>
  distinct(reader, [ownedBy(uid), ['status', '==', 'completed']], {
    valueOf: (deposit) => (isMpesa(deposit) ? deposit.phoneNumber : undefined),
    after: (last) => ['phoneNumber', '>', last],
  });

/** The verified phone of the sign-in is written as in deposits. */
export const ownPhoneOf = (user: UserRecord | undefined): string | undefined =>
  user?.phoneNumber ? toMsisdn(user.phoneNumber) : undefined;

export const hasPaid = (reader: Reader, uid: string, msisdn: string): Promise<boolean> =>
  hasPaidFor(reader, uid, paidBy(msisdn));

/** A phone that is not the player's own pays for the first time. */
export async function isNewPhone(
  reader: Reader,
  deposit: DepositRecord,
  user: UserRecord | undefined,
): Promise<boolean> {
  const phone = isMpesa(deposit) ? deposit.phoneNumber : undefined;
  if (!phone || phone === ownPhoneOf(user)) return false;
  return !(await hasPaidFor(reader, deposit.userId, paidBy(phone)));
}
