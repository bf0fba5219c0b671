import { readJson } from '@contract/readJson.ts';
import type { WebStorage } from 'redux-persist';
import { tryStorage } from '@/shared/tryStorage';

/** A stored slice: each field is JSON of its own, so that a broken one leaves the others. */
type Fields = Readonly<Record<string, string>>;

/** redux-persist keeps the version here. */
const OWN_FIELD = '_persist';

const isReadable = ([, field]: [string, unknown]): boolean =>
  typeof field === 'string' && readJson(field) !== undefined;

const fieldsOf = (text: string): Fields => Object.fromEntries(Object.entries(readJson(text) ?? {}).filter(isReadable));

const fieldsAt = (key: string): Fields => fieldsOf(tryStorage('localStorage', (storage) => storage.getItem(key)) ?? '');

/** Writes only the fields that this tab has changed, so that another tab's stay. Blocked storage is no failure. */
export function keptFields(initial: object): WebStorage {
  const unchanged: Fields = Object.fromEntries(
    Object.entries(initial).map(([field, value]) => [field, JSON.stringify(value)]),
  );
  /** The fields as this tab has read or written them. */
  let known = unchanged;
  return {
    getItem: async (key) => {
      const fields = fieldsAt(key);
      known = { ...unchanged, ...fields };
      return JSON.stringify(fields);
    },
    setItem: async (key, text) => {
      const own = fieldsOf(text);
      const changed = Object.entries(own).filter(([field, value]) => field !== OWN_FIELD && value !== known[field]);
      if (changed.length === 0) return;
      known = { ...known, ...own };
      const fields = { ...own, ...fieldsAt(key), ...Object.fromEntries(changed), [OWN_FIELD]: own[OWN_FIELD] };
      tryStorage('localStorage', (storage) => storage.setItem(key, JSON.stringify(fields)));
    },
    removeItem: async (key) => tryStorage('localStorage', (storage) => storage.removeItem(key)),
  };
}
