import { type LedgerRail, railOf } from '../ledger/index.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { ReferralRecord } from '../store/records/user.ts';

/**
 * Whether both players pay with the same phone or card, as far as the records show: then they are one person. Also whether the
 * phone or card of the friend's deposit belongs to any other account, or has paid for one: it is not the friend's own.
 */
export async function sharePayer(
  reader: Reader,
  rails: readonly LedgerRail[],
  { id: invitedId, referrerId, depositId }: ReferralRecord,
): Promise<boolean> {
  const deposit = depositId === undefined ? undefined : await reader.get('deposits', depositId);
  const referrer = await reader.get('users', referrerId);
  const invited = await reader.get('users', invitedId);
  const paying = deposit && (await railOf(rails, deposit.paymentMethod)?.accountsPaying(reader, deposit));
  if (paying?.some((account) => account !== invitedId)) return true;
  const invitation = { invitedId, referrerId, referrer, invited, deposit };
  return (await Promise.all(rails.map((rail) => rail.sharesPayer(reader, invitation)))).includes(true);
}
