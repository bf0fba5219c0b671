import { CHOICES } from '@contract/bets.ts';
import type { Round } from '@contract/rounds.ts';
import * as v from 'valibot';

/** What a dice round was bet on; `null` when it cannot be read. */
export function diceChoice({ choice }: Pick<Round, 'choice'>): v.InferOutput<typeof CHOICES.dice> | null {
  const read = v.safeParse(CHOICES.dice, choice);
  return read.success ? read.output : null;
}
