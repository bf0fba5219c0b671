/** The phones that M-Pesa can pay: those that paid, up to what they paid, and the player's own for what is won. */
import { convertMinor, payoutCostOf, payoutKesOf } from '../../../../contract/money.ts';
import { maskedPhone } from '../../../../contract/phone.ts';
import { MPESA_PAYOUT_KES } from '../../../../contract/walletTerms.ts';
import { type LedgerRail, LIVE_STATES, minorOf, type PayoutOwner, type Way } from '../../ledger/index.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import { ownedBy } from '../../store/query.ts';
import { ownPhoneOf } from '../../persons/person.ts';
import { phonesOf } from './payers.ts';

export const payoutWays: LedgerRail['waysOut'] = async (reader, owner) => {
  const own = ownPhoneOf(owner.user);
  const phones = new Set([...(own ? [own] : []), ...(await phonesOf(reader, owner.uid))]);
  return Promise.all([...phones].map((phone) => wayTo(reader, owner, { phone, isOwn: phone === own })));
};

/** `phone` is such as `254XXXXXXXXX`. */
type Destination = { phone: string; isOwn: boolean };

async function wayTo(reader: Reader, owner: PayoutOwner, { phone, isOwn }: Destination): Promise<Way> {
  const { uid, user, currency, kesPerUsd, newPhoneMs } = owner;
  const isTheirs = [ownedBy(uid), ['phoneNumber', '==', phone] as const];
  const paid = { where: [...isTheirs, ['status', '==', 'completed'] as const] };
  const [first] = isOwn ? [] : await reader.find('deposits', { ...paid, orderBy: ['createdAt', 'asc'], limit: 1 });
  const [latest] = await reader.find('deposits', { ...paid, orderBy: ['createdAt', 'desc'], limit: 1 });
  const paidCents = await reader.sum('deposits', 'creditedCents', paid);
  const sentBack = { where: [...isTheirs, ['status', 'in', LIVE_STATES] as const] };
  const sentCents = await reader.sum('withdrawals', 'debitCents', sentBack);
  const since = isOwn ? user?.phoneSince : first?.createdAt;
  return {
    destination: isOwn ? 'own' : (first?.id ?? ''),
    details: maskedPhone(phone),
    paidCents,
    owedCents: Math.max(0, paidCents - sentCents),
    arrivedCents: await reader.sum('withdrawals', 'debitCents', paid),
    isForWinnings: isOwn,
    mostCents: convertMinor(minorOf(MPESA_PAYOUT_KES.max), 'KES', currency, kesPerUsd),
    ...(since && { knownAt: Date.parse(since) + newPhoneMs }),
    lastUsed: latest?.createdAt,
    plan: (amountCents) => planTo(phone, amountCents, owner),
  };
}

/** M-Pesa pays whole shillings only. */
function planTo(
  phoneNumber: string,
  amountCents: number,
  { currency, kesPerUsd }: PayoutOwner,
): ReturnType<Way['plan']> {
  const payoutKes = payoutKesOf(amountCents, currency, kesPerUsd);
  if (payoutKes < MPESA_PAYOUT_KES.min) return undefined;
  return {
    debitCents: payoutCostOf(payoutKes, currency, kesPerUsd),
    toRecord: (opened) => ({ ...opened, method: 'mpesa', kesPerUsd, payoutKes, phoneNumber }),
  };
}
