import { GREATEST_MULTIPLIER, LEAST_TARGET } from '../rules/index.ts';

/** A typed target such as "2", "1.5" or "2,50" in hundredths; undefined when empty, unreadable or below 1.01. */
export function parseTarget(text: string): number | undefined {
  const match = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return hundredths >= LEAST_TARGET && hundredths <= GREATEST_MULTIPLIER ? hundredths : undefined;
}
