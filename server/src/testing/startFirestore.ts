/** Jest's first step: one emulator for all files that need it, as its start takes longer than most of them. */
import { EMULATOR_HOST, FirestoreEmulator } from './FirestoreEmulator.ts';

export default async function startFirestore(): Promise<void> {
  const emulator = await FirestoreEmulator.start();
  if (!emulator) return;
  process.env[EMULATOR_HOST] = emulator.host;
  Object.assign(globalThis, { stopFirestore: () => emulator.stop() });
}
