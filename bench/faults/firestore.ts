/** The Firestore emulator of a fault run, also for servers in other processes. */
import { setTimeout as delay } from 'node:timers/promises';
import { FirestoreEmulator } from '../../server/src/testing/FirestoreEmulator.ts';

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Undefined when there is none. */
export async function startFirestore(): Promise<FirestoreEmulator | undefined> {
  const emulator = await FirestoreEmulator.start();
  if (!emulator) return undefined;
  while (!(await answers(`http://${emulator.host}/`))) await delay(100);
  process.env['FIRESTORE_EMULATOR_HOST'] = emulator.host;
  return emulator;
}
