/** Whose account a phone or a card has paid for: by sign-in phones and completed deposits. */
import type { Condition } from '../store/query.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { DepositRecord } from '../store/records/deposit.ts';

/** Of deposits that `msisdn` (`254XXXXXXXXX`) has paid. */
const paidByPhone = (msisdn: string): Condition<DepositRecord>[] => [
  ['phoneNumber', '==', msisdn],
  ['status', '==', 'completed'],
];

/** Only completed deposits have one. */
const paidByCard = (fingerprint: string): Condition<DepositRecord>[] => [['cardFingerprint', '==', fingerprint]];

/** Uids of who signs in with the phone (`254XXXXXXXXX`) or was paid for by it. */
export async function accountsOfPhone(reader: Reader, msisdn: string): Promise<string[]> {
  const owners = await reader.ids('users', { where: [['phoneNumber', '==', `+${msisdn}`]] });
  const payers = await distinct(reader, 'userId', paidByPhone(msisdn));
  return [...new Set([...owners, ...payers])];
}

/** Uids of who was paid for by the card. */
export const accountsOfCard = (reader: Reader, fingerprint: string): Promise<string[]> =>
  distinct(reader, 'userId', paidByCard(fingerprint));

/** Fingerprints of the cards that have paid for this account. */
export const cardsOf = (reader: Reader, uid: string): Promise<string[]> =>
  distinct(reader, 'cardFingerprint', [['userId', '==', uid]]);

/** Whether a phone or a card has paid for this account. */
export async function hasPaidFor(
  reader: Reader,
  uid: string,
  means: { msisdn: string } | { fingerprint: string },
): Promise<boolean> {
  const paid = 'msisdn' in means ? paidByPhone(means.msisdn) : paidByCard(means.fingerprint);
  return (await reader.ids('deposits', { where: [...paid, ['userId', '==', uid]], limit: 1 })).length > 0;
}

/**
 * The different values of `field` among the deposits of a filter of equalities, by the alphabet: one read a value,
 * however many deposits have it. Needs an index that ends with the field.
 */
async function distinct(
  reader: Reader,
  field: 'userId' | 'cardFingerprint',
  where: readonly Condition<DepositRecord>[],
): Promise<string[]> {
  const values: string[] = [];
  for (let next = await after(''); next !== undefined; next = await after(next)) values.push(next);
  return values;

  async function after(last: string): Promise<string | undefined> {
    const rest = { where: [...where, [field, '>', last] as const], orderBy: [field, 'asc'] as const, limit: 1 };
    const [deposit] = await reader.find('deposits', rest);
    return field === 'userId' ? deposit?.userId : deposit && fingerprintOf(deposit);
  }
}

const fingerprintOf = (deposit: DepositRecord): string | undefined =>
  'cardFingerprint' in deposit ? deposit.cardFingerprint : undefined;
