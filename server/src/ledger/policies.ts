import type { Reader } from '../store/DocumentStore.ts';
import type { Completing, Counting, Gain, LedgerPolicy, Moment } from './LedgerContext.ts';
import type { Write } from './LedgerRail.ts';
import type { BonusGrant } from './bonuses/grantBonus.ts';

/** Tells all policies; the returned write comes after all reads. */
export async function countDeposit(
  policies: readonly LedgerPolicy[],
  reader: Reader,
  counting: Counting,
  moment: Moment,
): Promise<Write> {
  const writes: Write[] = [];
  for (const { counted } of policies) if (counted) writes.push(await counted(reader, counting, moment));
  return (tx) => writes.forEach((write) => write(tx));
}

export interface Gains extends Required<Omit<Gain, 'bonus' | 'grant'>>, Pick<Gain, 'bonus'> {
  grants: readonly BonusGrant[];
  bonusCents: number;
}

/** The additions of all policies, asked one after another because a transaction has one reader. */
export async function gainsOf(
  policies: readonly LedgerPolicy[],
  reader: Reader,
  completing: Completing,
): Promise<Gains> {
  const gains: Gain[] = [];
  for (const { complete } of policies) if (complete) gains.push(await complete(reader, completing));
  const bonus = gains.find((gain) => gain.bonus)?.bonus;
  const grants = gains.flatMap(({ grant }) => (grant ? [grant] : []));
  return {
    bonusCents: grants.reduce((sum, { cents }) => sum + cents, 0),
    ...(bonus && { bonus }),
    grants,
    write: (tx) => gains.forEach((gain) => gain.write?.(tx)),
  };
}
