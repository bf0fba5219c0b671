import { anonymousIdentity } from '@/identity';
import type { keptSlices } from './keptState';
import { makeStore } from './makeStore';

export const freshStore = (slices?: ReturnType<typeof keptSlices>) =>
  makeStore({ identity: anonymousIdentity, origin: 'http://localhost', vault: new Map() }, slices);

/** A store that has read the storage, as in each tab. */
export async function openTab(slices?: ReturnType<typeof keptSlices>) {
  const store = freshStore(slices);
  await store.restore();
  return store;
}

export const written = () =>
  Object.fromEntries(Object.entries({ ...window.localStorage }).map(([key, text]) => [key, JSON.parse(text)]));

/** Stores a slice as an earlier visit did: each field is JSON of its own. */
export const keep = (key: string, fields: Record<string, string>) =>
  window.localStorage.setItem(`persist:karata/${key}`, JSON.stringify(fields));

/** The state of a site that was opened with stored data. */
export async function visited() {
  const store = await openTab();
  return store.getState();
}

/** The page is left: what has changed is written at once. */
export const write = () => window.dispatchEvent(new Event('pagehide'));
