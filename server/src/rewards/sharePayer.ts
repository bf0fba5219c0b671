import { toMsisdn } from '../../../contract/phone.ts';
import { cardsOf, hasPaidFor } from '../ledger/index.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { isMobile } from '../store/records/deposit.ts';
import type { UserRecord } from '../store/records/user.ts';
import type { ReferralRecord } from '../store/records/referral.ts';

/**
 * Whether who invited and who was invited pay by the same phone or card, as far as the books know: then they are the
 * same person. Looks at the phones of sign-in and of the deposit that made the reward due, at the cards of all deposits
 * of who was invited, and at what has paid for who invited.
 */
export async function sharePayer(reader: Reader, referral: ReferralRecord): Promise<boolean> {
  const { id, referrerId, depositId } = referral;
  const deposit = depositId === undefined ? undefined : await reader.get('deposits', depositId);
  const paidBy = deposit && isMobile(deposit) ? deposit.phoneNumber : undefined;
  const ownPhone = phoneOf(await reader.get('users', referrerId));
  const phones = [paidBy, phoneOf(await reader.get('users', id))].filter((phone) => phone !== undefined);
  if (ownPhone !== undefined && phones.includes(ownPhone)) return true;
  if (ownPhone !== undefined && (await hasPaidFor(reader, id, { msisdn: ownPhone }))) return true;
  const cards = await cardsOf(reader, id);
  const means = [...phones.map((msisdn) => ({ msisdn })), ...cards.map((fingerprint) => ({ fingerprint }))];
  const paid = await Promise.all(means.map((one) => hasPaidFor(reader, referrerId, one)));
  return paid.includes(true);
}

/** Of the sign-in, as deposits write it. */
const phoneOf = (user: UserRecord | undefined): string | undefined =>
  user?.phoneNumber ? toMsisdn(user.phoneNumber) : undefined;
