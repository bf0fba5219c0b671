import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll } from '@jest/globals';
import { EMULATOR_HOST } from './FirestoreEmulator.ts';

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** The emulator for the tests of one file. False when there is none, and they must be skipped. */
export function useFirestoreEmulator(): boolean {
  const host = process.env[EMULATOR_HOST];
  if (!host) return false;
  const hostBefore = process.env['FIRESTORE_EMULATOR_HOST'];
  beforeAll(async () => {
    while (!(await answers(`http://${host}/`))) await delay(100);
    process.env['FIRESTORE_EMULATOR_HOST'] = host;
  });
  afterAll(() => {
    if (hostBefore === undefined) delete process.env['FIRESTORE_EMULATOR_HOST'];
  });
  return true;
}

/** Each project of the emulator is a separate database. */
export const newProject = (): string => `demo-${randomUUID().slice(0, 20)}`;
