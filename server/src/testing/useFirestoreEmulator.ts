import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from '@jest/globals';
import { findFirestoreEmulator, FirestoreEmulator } from './FirestoreEmulator.ts';

const STARTS_WITHIN_MS = 90_000;

/** The emulator for the tests of one file. False where there is none, and they have to be skipped. */
export function useFirestoreEmulator(): boolean {
  const found = findFirestoreEmulator();
  if (!found) return false;
  const hostBefore = process.env['FIRESTORE_EMULATOR_HOST'];
  let emulator: FirestoreEmulator | undefined;
  beforeAll(async () => {
    emulator = await FirestoreEmulator.start(found);
    process.env['FIRESTORE_EMULATOR_HOST'] = emulator.host;
  }, STARTS_WITHIN_MS);
  afterAll(async () => {
    await emulator?.stop();
    if (hostBefore === undefined) delete process.env['FIRESTORE_EMULATOR_HOST'];
  });
  return true;
}

/** Each project of the emulator is a database of its own. */
export const newProject = (): string => `demo-${randomUUID().slice(0, 20)}`;
