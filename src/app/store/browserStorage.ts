/** What this browser stores of the state, read and written part by part. When storage is blocked, nothing fails. */
import { createAction, type Reducer } from '@reduxjs/toolkit';
import { tryStorage } from '@/shared/tryStorage';
import { parsed, type Reader } from './readKept';
import { STORED_PARTS } from './storedParts';

type Part = keyof typeof STORED_PARTS;
type Fields = Readonly<Record<string, unknown>>;
export type Stored = Partial<Record<Part, Fields>>;

const PARTS = Object.keys(STORED_PARTS) as Part[];
const readersOf = (part: Part) => Object.entries(STORED_PARTS[part].readers) as [string, Reader<unknown>][];
const keyOf = (part: Part) => `persist:${STORED_PARTS[part].key}`;

/** What an earlier visit stored was read. */
export const storageRead = createAction<Stored>('storage/read');

/** The readable fields of one part. Each is JSON of its own, so that a broken one leaves the others. */
function readPart(part: Part): Fields {
  const kept: unknown = parsed(tryStorage('localStorage', (storage) => storage.getItem(keyOf(part))) ?? '');
  const texts = (kept ?? {}) as Record<string, string>;
  const fields = readersOf(part).map(([field, read]) => [field, read(parsed(texts[field] ?? ''))] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

export const readStorage = (): Stored => Object.fromEntries(PARTS.map((part) => [part, readPart(part)]));

export function writePart(part: Part, state: object): void {
  const fields = readersOf(part).map(([field]) => [field, JSON.stringify(state[field as keyof typeof state])]);
  tryStorage('localStorage', (storage) => storage.setItem(keyOf(part), JSON.stringify(Object.fromEntries(fields))));
}

/** Whether a part has changed in a field that is stored. */
const isChanged = (part: Part, state: object, before: object): boolean =>
  readersOf(part).some(([field]) => state[field as never] !== before[field as never]);

type StateOfParts = Record<Part, object>;
export const changedParts = (state: StateOfParts, before: StateOfParts): Part[] =>
  PARTS.filter((part) => isChanged(part, state[part], before[part]));

/** A reducer whose state takes the stored fields when they were read. */
export const restored =
  <TState extends object>(part: Part, reducer: Reducer<TState>): Reducer<TState> =>
  (state, action) =>
    state && storageRead.match(action) ? { ...state, ...action.payload[part] } : reducer(state, action);
