/** Work that only one machine may do at a time: whoever holds its document in `leases`. */
import type { DocumentStore } from '../store/DocumentStore.ts';

export interface LeaseOptions {
  /** Of what is worked on. */
  name: string;
  /** Different for each attempt. */
  holder: string;
  now: () => number;
  /** Longer than the work can take: who died meanwhile is followed by another after it. Milliseconds. */
  ttl: number;
}

/** Does the work and answers true; false, and nothing done, while another holds the lease. */
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

/** Another may have followed when the work took too long: theirs stays. */
const giveBack = (store: DocumentStore, { name, holder }: LeaseOptions): Promise<void> =>
  store.transaction(`lease:${name}`, async (tx) => {
    const lease = await tx.get('leases', name);
    if (lease?.holder === holder) tx.delete('leases', name);
  });

/**
 * Ends every lease: only when no other process can hold the store, so that whoever held one is gone. Else what was at
 * hand when a server died would wait for its lease to run out.
 */
export async function forgetLeases(store: DocumentStore): Promise<void> {
  for (const id of await store.ids('leases'))
    await store.transaction(`lease:${id}`, async (tx) => tx.delete('leases', id));
}
