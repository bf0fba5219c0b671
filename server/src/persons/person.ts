/** The accounts of one person: they share a verified, confirmed or paying phone, or a card. */
import { toMsisdn } from '../../../contract/phone.ts';
import type { Reader, Transaction } from '../store/DocumentStore.ts';
import { hashedId } from '../store/reading.ts';
import type { UserRecord } from '../store/records/user.ts';

/** A person has so many accounts at most. One more still pays out, and is closed for deposits, play and offers. */
export const MOST_ACCOUNTS = 10;

export interface Person {
  /** The uid of one of the accounts. */
  id: string;
  accounts: readonly string[];
}

/** The person of an account, which is its only one as long as no other was met. `user`: the account, if it was read before. */
export async function personOf(
  reader: Pick<Reader, 'get'>,
  uid: string,
  user?: Pick<UserRecord, 'personId'>,
): Promise<Person> {
  const { personId } = user ?? (await reader.get('users', uid)) ?? {};
  if (!personId) return { id: uid, accounts: [uid] };
  return (await reader.get('persons', personId)) ?? { id: personId, accounts: [] };
}

/** Lists the uids of the other accounts of the same person. */
export const othersOf = async (...asked: Parameters<typeof personOf>): Promise<string[]> =>
  (await personOf(...asked)).accounts.filter((account) => account !== asked[1]);

/** Reads the other accounts of the same person. */
export async function otherUsers(...asked: Parameters<typeof personOf>): Promise<UserRecord[]> {
  const [reader] = asked;
  const users = await Promise.all((await othersOf(...asked)).map((other) => reader.get('users', other)));
  return users.filter((user) => user !== undefined);
}

/** The verified phone of the sign-in, written as in deposits (`254XXXXXXXXX`). */
export const ownPhoneOf = (user: Pick<UserRecord, 'phoneNumber'> | undefined): string | undefined =>
  user?.phoneNumber ? toMsisdn(user.phoneNumber) : undefined;

/** The accounts that a phone (`254XXXXXXXXX`) or card (its fingerprint) belongs to. */
export async function accountsOfPayer(reader: Pick<Reader, 'get'>, payer: string): Promise<readonly string[]> {
  const mark = await reader.get('payers', idOf(payer));
  return mark ? (await personOf(reader, mark.userId)).accounts : [];
}

/** Phones and cards are kept as a hash alone. */
const idOf = (payer: string): string => hashedId('payer', payer);

export interface Meeting {
  /** The accounts of the person from now on. */
  accounts: readonly string[];
  /** The account's own document must have it from now on: whoever calls writes that document. */
  personId: string | undefined;
  /** Writes everything else: the phone or card, and other accounts that are known to be of the same person now. */
  write: (tx: Pick<Transaction, 'set'>) => void;
}

/** Notes that a phone or card is the account's: all accounts that have had it are one person's from now on. */
export async function meet(
  reader: Pick<Reader, 'get'>,
  { uid, user }: { uid: string; user: UserRecord | undefined },
  payer: string | undefined,
): Promise<Meeting> {
  const mark = payer === undefined ? undefined : { id: idOf(payer), userId: uid };
  const known = mark && (await reader.get('payers', mark.id));
  const own = await personOf(reader, uid, user ?? {});
  const alone = { accounts: own.accounts, personId: user?.personId ?? undefined };
  if (!mark || !known) return { ...alone, write: (tx) => mark && tx.set('payers', mark) };
  const other = await personOf(reader, known.userId);
  if (own.id === other.id) return { ...alone, write: () => undefined };
  const [kept, joining] = own.accounts.length > other.accounts.length ? [own, other] : [other, own];
  const accounts = await mostBound(reader, [...kept.accounts, ...joining.accounts]);
  const theirs = await Promise.all([...accounts, ...joining.accounts].map((account) => reader.get('users', account)));
  return {
    accounts,
    personId: kept.id,
    write(tx) {
      tx.set('persons', { id: kept.id, accounts });
      if (joining.accounts.length > 1) tx.set('persons', { id: joining.id, accounts: [] });
      for (const each of theirs) if (each && each.id !== uid) tx.set('users', { ...each, personId: kept.id });
    },
  };
}

/** The accounts that stay of too many: first those whose exclusions, disputes and debts hold for the others. */
async function mostBound(reader: Pick<Reader, 'get'>, accounts: string[]): Promise<string[]> {
  if (accounts.length <= MOST_ACCOUNTS) return accounts;
  const bound = accounts.map(async (uid) => {
    const [user, gaming] = [await reader.get('users', uid), await reader.get('gaming', uid)];
    return gaming?.selfExclusion || (user?.openDisputes ?? 0) > 0 || Number(user?.balance) < 0 ? 0 : 1;
  });
  const ranks = new Map((await Promise.all(bound)).map((rank, place) => [accounts[place], rank]));
  return accounts.toSorted((a, b) => (ranks.get(a) ?? 1) - (ranks.get(b) ?? 1)).slice(0, MOST_ACCOUNTS);
}
