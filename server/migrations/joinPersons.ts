import { toMsisdn } from '../../contract/phone.ts';
import { meet } from '../src/persons/person.ts';
import type { DocumentStore } from '../src/store/DocumentStore.ts';
import { ownedBy } from '../src/store/query.ts';
import { AT_A_READ, readPages } from '../src/store/reading.ts';
import type { DepositRecord } from '../src/store/records/deposit.ts';

/** Accounts from before persons were known: those that share a sign-in phone, or a phone or card that paid, become one person's. */
export async function joinPersons(store: DocumentStore): Promise<void> {
  for (const { id: uid } of (await readUsers(store)).toSorted(byRight))
    for (const payer of await payersOf(store, uid))
      await store.transaction(uid, async (tx) => {
        const user = await tx.get('users', uid);
        const met = await meet(tx, { uid, user }, payer);
        met.write(tx);
        if (user && met.personId) tx.set('users', { ...user, personId: met.personId });
      });
}

type Right = { id: string; hasPhone: boolean; since: string };

const readUsers = async (store: DocumentStore): Promise<Right[]> =>
  Promise.all(
    (await store.ids('users')).map(async (id) => {
      const user = await store.get('users', id);
      return { id, hasPhone: Boolean(user?.phoneNumber), since: user?.createdAt ?? '' };
    }),
  );

/** The first accounts of a person stay open: those with a phone of their own, and then the older ones. */
const byRight = (a: Right, b: Right): number =>
  Number(b.hasPhone) - Number(a.hasPhone) || a.since.localeCompare(b.since) || a.id.localeCompare(b.id);

async function payersOf(store: DocumentStore, uid: string): Promise<Set<string>> {
  const phone = (await store.get('users', uid))?.phoneNumber;
  const own = phone ? toMsisdn(phone) : undefined;
  const paid = await readPages(
    (after) =>
      store.find('deposits', {
        where: [ownedBy(uid), ['status', '==', 'completed']],
        orderBy: ['createdAt', 'asc'],
        limit: AT_A_READ,
        ...after,
      }),
    ({ id, createdAt }) => ({ id, value: createdAt }),
  );
  return new Set([own, ...paid.map(payerOf)].filter((payer) => payer !== undefined));
}

const payerOf = (deposit: DepositRecord): string | undefined => {
  const { phoneNumber, cardFingerprint } = deposit as { phoneNumber?: string; cardFingerprint?: string };
  return phoneNumber ?? cardFingerprint;
};
