/** The accounts that a card has paid for, by completed deposits. */
import type { AccountsOfPayer, Invitation } from '../../ledger/index.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import { type Condition, ownedBy } from '../../store/query.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import { accountsPaidBy, distinct, hasPaidFor } from '../payers.ts';
import { isPaidCard } from './records.ts';

/** Only completed deposits have a fingerprint. */
const paidBy = (fingerprint: string): Condition<DepositRecord>[] => [['cardFingerprint', '==', fingerprint]];

/** Cards that have paid for this account. */
const fingerprintsOf = (reader: Reader, uid: string): Promise<string[]> =>
  distinct(reader, [ownedBy(uid)], {
    valueOf: (deposit) => (isPaidCard(deposit) ? deposit.cardFingerprint : undefined),
    after: (last) => ['cardFingerprint', '>', last],
  });

/** A card is unknown before it is charged, so this uses the earlier cards of the account. */
export const accountsOfCardsOf =
  (uid: string): AccountsOfPayer =>
  async (reader) => {
    const cards = await fingerprintsOf(reader, uid);
    return (await Promise.all(cards.map((card) => accountsPaidBy(reader, paidBy(card))))).flat();
  };

export const accountsOfCard =
  (fingerprint: string | undefined): AccountsOfPayer =>
  async (reader) =>
    fingerprint === undefined ? [] : accountsPaidBy(reader, paidBy(fingerprint));

/** Compares the cards of all deposits of the invited player with the cards of the player who invited. */
export async function shareCard(reader: Reader, { invitedId, referrerId }: Invitation): Promise<boolean> {
  const cards = await fingerprintsOf(reader, invitedId);
  const paid = await Promise.all(cards.map((card) => hasPaidFor(reader, referrerId, paidBy(card))));
  return paid.includes(true);
}
