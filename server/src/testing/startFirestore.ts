/** Jest's global setup: one emulator for all files, because it starts slowly. */
import { EMULATOR_HOST, FirestoreEmulator } from './FirestoreEmulator.ts';

export default async function startFirestore(): Promise<void> {
  const emulator = await FirestoreEmulator.start();
  if (!emulator) return;
  process.env[EMULATOR_HOST] = emulator.host;
  Object.assign(globalThis, { stopFirestore: () => emulator.stop() });
}
