/** Whose account a phone or a card has paid for: by sign-in phones and completed deposits. */
import type { Condition, Reader } from '../store/DocumentStore.ts';
import { distinctValues } from '../store/distinctValues.ts';

type Finder = Pick<Reader, 'find'>;

/** Of deposits that `msisdn` (`254XXXXXXXXX`) has paid. */
const paidByPhone = (msisdn: string): Condition[] => [
  ['phoneNumber', '==', msisdn],
  ['status', '==', 'completed'],
];

/** Only completed deposits have one. */
const paidByCard = (fingerprint: string): Condition[] => [['cardFingerprint', '==', fingerprint]];

/** Uids of who signs in with the phone (`254XXXXXXXXX`) or was paid for by it. */
export async function accountsOfPhone(reader: Finder, msisdn: string): Promise<string[]> {
  const owners = await reader.find('users', { where: [['phoneNumber', '==', `+${msisdn}`]] });
  const payers = await distinctValues(reader, 'deposits', 'userId', paidByPhone(msisdn));
  return [...new Set([...owners.map(({ id }) => id), ...payers])];
}

/** Uids of who was paid for by the card. */
export const accountsOfCard = (reader: Finder, fingerprint: string): Promise<string[]> =>
  distinctValues(reader, 'deposits', 'userId', paidByCard(fingerprint));

/** Fingerprints of the cards that have paid for this account. */
export const cardsOf = (reader: Finder, uid: string): Promise<string[]> =>
  distinctValues(reader, 'deposits', 'cardFingerprint', [['userId', '==', uid]]);

/** Whether a phone or a card has paid for this account. */
export async function hasPaidFor(
  reader: Finder,
  uid: string,
  means: { msisdn: string } | { fingerprint: string },
): Promise<boolean> {
  const paid = 'msisdn' in means ? paidByPhone(means.msisdn) : paidByCard(means.fingerprint);
  return (await reader.find('deposits', { where: [...paid, ['userId', '==', uid]], limit: 1 })).length > 0;
}
