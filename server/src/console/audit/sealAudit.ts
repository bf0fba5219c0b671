/** Entries come into the chain in the order of their times, by one worker for all servers: decisions never wait for each other. */
import { instant } from '../../ledger/index.ts';
import type { MoneyContext } from '../../rails/Rail.ts';
import type { DocumentStore, Reader } from '../../store/DocumentStore.ts';
import type { AuditRecord } from '../../store/records/console.ts';
import type { AuditHeads } from './AuditHeads.ts';
import { hashOf } from './auditTrail.ts';

/** Firestore allows more writes in one transaction. */
const AT_ONCE = 200;
const SIGN_EACH_MS = 3_600_000;

const OPEN = { where: [['isSealed', '==', false]] } as const;

const lastOf = async (reader: Pick<Reader, 'find'>): Promise<AuditRecord | undefined> =>
  (await reader.find('audit', { orderBy: ['seq', 'desc'], limit: 1 }))[0];

/** Seals the oldest open entries. Returns the head of the chain; undefined while it is empty. */
export function sealSome(store: DocumentStore): Promise<{ seq: number; hash: string } | undefined> {
  return store.transaction('audit', async (tx) => {
    const last = await lastOf(tx);
    const open = await tx.find('audit', { ...OPEN, orderBy: ['at', 'asc'], limit: AT_ONCE });
    let head = last?.seq === undefined ? undefined : { seq: last.seq, hash: last.hash ?? '' };
    for (const entry of open) {
      const [seq, previousHash] = [(head?.seq ?? 0) + 1, head?.hash ?? ''];
      head = { seq, hash: hashOf(entry, seq, previousHash) };
      tx.set('audit', { ...entry, isSealed: true, previousHash, ...head });
    }
    return head;
  });
}

/** The work of sealing; `heads` is undefined where nothing is kept outside the database, as in tests. */
export const auditWork = (heads: AuditHeads | undefined) => ({
  async find({ store, now }: MoneyContext): Promise<string[]> {
    const isDue = heads !== undefined && heads.signedAt < instant(now() - SIGN_EACH_MS);
    const open = await store.ids('audit', { ...OPEN, limit: 1 });
    return isDue || open.length > 0 ? ['chain'] : [];
  },
  async handle({ store, now }: MoneyContext): Promise<void> {
    const head = await sealSome(store);
    const at = instant(now());
    if (head) heads?.add({ ...head, at });
    else if (heads) heads.signedAt = at;
  },
});
