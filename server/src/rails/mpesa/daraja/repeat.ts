import type { HttpOutcome } from '../../gateway/requestJson.ts';

/** Pauses before the second and the third attempt, ms. */
export const PAUSES_MS = [300, 1_200] as const;

const isWorthAnother = (outcome: HttpOutcome): boolean =>
  outcome.kind !== 'answered' || (outcome.status >= 500 && outcome.body === undefined);

/** For queries without an effect: up to three attempts until there is a readable answer. */
export async function repeatRead(
  pause: (ms: number) => Promise<void>,
  ask: () => Promise<HttpOutcome>,
): Promise<HttpOutcome> {
  let outcome = await ask();
  for (const ms of PAUSES_MS) {
    if (!isWorthAnother(outcome)) return outcome;
    await pause(ms);
    outcome = await ask();
  }
  return outcome;
}
