/** Whose account a card has paid for, by completed deposits. */
import type { AccountsOfPayer, Invitation } from '../../ledger/index.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import type { Condition } from '../../store/query.ts';
import type { DepositRecord } from '../../store/records/deposit.ts';
import { accountsPaidBy, distinct, hasPaidFor } from '../distinct.ts';
import { isPaidCard } from './records.ts';

/** Only completed deposits have one. */
const paidBy = (fingerprint: string): Condition<DepositRecord>[] => [['cardFingerprint', '==', fingerprint]];

/** Of the cards that have paid for this account. */
const fingerprintsOf = (reader: Reader, uid: string): Promise<string[]> =>
  distinct(reader, [['userId', '==', uid]], {
    valueOf: (deposit) => (isPaidCard(deposit) ? deposit.cardFingerprint : undefined),
    after: (last) => ['cardFingerprint', '>', last],
  });

/** Nobody knows the card before it is charged: whom the account's cards of before have paid for. */
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

/** Looks at the cards of all deposits of who was invited, and at what has paid for who invited. */
export async function shareCard(reader: Reader, { invitedId, referrerId }: Invitation): Promise<boolean> {
  const cards = await fingerprintsOf(reader, invitedId);
  const paid = await Promise.all(cards.map((card) => hasPaidFor(reader, referrerId, paidBy(card))));
  return paid.includes(true);
}
