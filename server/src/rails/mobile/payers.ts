/** The accounts that a phone has paid for, by sign-in phones and completed deposits. */
import { toMsisdn } from '../../../../contract/phone.ts';
import type { AccountsOfPayer, Invitation } from '../../ledger/index.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { Condition } from '../../store/query.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { accountsPaidBy, hasPaidFor } from '../distinct.ts';
import { isMobile } from './records.ts';

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
  const ofDeposit = deposit && isMobile(deposit) ? deposit.phoneNumber : undefined;
  const ownPhone = phoneOf(referrer);
  const phones = [ofDeposit, phoneOf(invited)].filter((phone) => phone !== undefined);
  if (ownPhone !== undefined && phones.includes(ownPhone)) return true;
  if (ownPhone !== undefined && (await hasPaidFor(reader, ids.invitedId, paidBy(ownPhone)))) return true;
  const paid = await Promise.all(phones.map((phone) => hasPaidFor(reader, ids.referrerId, paidBy(phone))));
  return paid.includes(true);
}

/** The sign-in phone, written as in deposits. */
const phoneOf = (user: UserRecord | undefined): string | undefined =>
  user?.phoneNumber ? toMsisdn(user.phoneNumber) : undefined;
