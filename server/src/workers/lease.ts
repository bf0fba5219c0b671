/** Work that one server may do at a time: the holder of its document in `leases`. */
import type { DocumentStore } from '../store/DocumentStore.ts';

export interface LeaseOptions {
  /** Name of the work. */
  name: string;
  /** Unique for each attempt. */
  holder: string;
  now: () => number;
  /** Milliseconds, longer than the work can take. After a crash another server takes over then. */
  ttl: number;
}

/** Does the work and returns true; returns false, without working, while another server holds the lease. */
export async function withLease(
  store: DocumentStore,
  options: LeaseOptions,
  work: () => Promise<void>,
): Promise<boolean> {
  if (!(await take(store, options))) return false;
  try {
    await work();
    return true;
  } finally {
    await giveBack(store, options);
  }
}

const take = (store: DocumentStore, { name, holder, now, ttl }: LeaseOptions): Promise<boolean> => {
  const at = now();
  return store.transaction(`lease:${name}`, async (tx) => {
    const lease = await tx.get('leases', name);
    if (lease && lease.until > at) return false;
    tx.set('leases', { id: name, holder, until: at + ttl });
    return true;
  });
};

/** When the work took too long, another server may hold the lease, which stays. */
const giveBack = (store: DocumentStore, { name, holder }: LeaseOptions): Promise<void> =>
  store.transaction(`lease:${name}`, async (tx) => {
    const lease = await tx.get('leases', name);
    if (lease?.holder === holder) tx.delete('leases', name);
  });

/** Only when no other process can hold the store. Else work of a crashed server waits for the end of its lease. */
export async function forgetLeases(store: DocumentStore): Promise<void> {
  for (const id of await store.ids('leases'))
    await store.transaction(`lease:${id}`, async (tx) => tx.delete('leases', id));
}
