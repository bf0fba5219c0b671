import type { Reader } from '../store/DocumentStore.ts';
import type { Completing, Gain, LedgerPolicy } from './LedgerContext.ts';

export type Gains = Required<Omit<Gain, 'bonus'>> & Pick<Gain, 'bonus'>;

/** The additions of all policies, asked one after another because a transaction has one reader. */
export async function gainsOf(
  policies: readonly LedgerPolicy[],
  reader: Reader,
  completing: Completing,
): Promise<Gains> {
  const gains: Gain[] = [];
  for (const { complete } of policies) if (complete) gains.push(await complete(reader, completing));
  const bonus = gains.find((gain) => gain.bonus)?.bonus;
  return {
    bonusCents: gains.reduce((sum, { bonusCents = 0 }) => sum + bonusCents, 0),
    freeSpins: gains.reduce((sum, { freeSpins = 0 }) => sum + freeSpins, 0),
    ...(bonus && { bonus }),
    write: (tx) => gains.forEach((gain) => gain.write?.(tx)),
  };
}
