import { setTimeout as delay } from 'node:timers/promises';

/** Waits for what comes by itself; the limit of the test ends it. */
export async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(10);
}
