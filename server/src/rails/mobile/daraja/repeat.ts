import type { HttpOutcome } from '../../gateway/requestJson.ts';

/** Before the second and the third attempt, in ms. */
export const PAUSES_MS = [300, 1_200] as const;

const isWorthAnother = (outcome: HttpOutcome): boolean =>
  outcome.kind !== 'answered' || (outcome.status >= 500 && outcome.body === undefined);

/** For questions without an effect: up to three attempts while there is no readable answer. */
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
