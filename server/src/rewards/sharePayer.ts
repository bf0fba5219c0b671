import { toMsisdn } from '../ledger/msisdn.ts';
import { cardsOf, hasPaidFor } from '../ledger/payers.ts';
import { asDeposit } from '../ledger/records.ts';
import type { Reader, StoredDocument } from '../store/DocumentStore.ts';
import type { ReferralRecord } from './referralRecord.ts';

/**
 * Whether who invited and who was invited pay by the same phone or card, as far as the books know: then they are the
 * same person. Looks at the phones of sign-in and of the deposit that made the reward due, at the cards of all deposits
 * of who was invited, and at what has paid for who invited.
 */
export async function sharePayer(reader: Pick<Reader, 'get' | 'find'>, referral: ReferralRecord): Promise<boolean> {
  const { id, referrerId, depositId } = referral;
  const stored = depositId === undefined ? undefined : await reader.get('deposits', depositId);
  const paidBy = stored && asDeposit(stored).phoneNumber;
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
function phoneOf(user: StoredDocument | undefined): string | undefined {
  const phone = user?.['phoneNumber'];
  return typeof phone === 'string' ? toMsisdn(phone) : undefined;
}
