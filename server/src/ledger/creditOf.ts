import { bonusCentsOf, kesToUsdCents, reachesBonus, usdCentsToKesMinor } from '../../../contract/moneyRules.ts';
import { storedMinor } from './minor.ts';
import type { DepositRecord } from './records.ts';

export interface DepositCredit {
  /** US cents for the balance. */
  cents: number;
  /** US cents for the bonus account. */
  bonusCents: number;
  freeSpins: number;
  /** What the record keeps of it. */
  fields: Pick<DepositRecord, 'creditedCents' | 'kesPerUsd' | 'bonus' | 'refundableCents' | 'isRefundable'>;
}

/**
 * What a completed deposit gives at this rate (KES for one USD): its whole amount, and its bonus when it is due and
 * reached. `wageredBefore` is what the player has wagered until then, decimal USD.
 */
export function creditOf(
  { amount, currency, paymentMethod, bonus }: DepositRecord,
  kesPerUsd: number,
  wageredBefore = 0,
): DepositCredit {
  const minor = storedMinor(amount);
  const cents = currency === 'KES' ? kesToUsdCents(minor, kesPerUsd) : minor;
  const kesMinor = currency === 'KES' ? minor : usdCentsToKesMinor(minor, kesPerUsd);
  const isDue = bonus && !bonus.isOutOfTurn && reachesBonus(bonus, kesMinor);
  const bonusCents = isDue ? bonusCentsOf(bonus, kesMinor, kesPerUsd) : 0;
  const freeSpins = isDue ? bonus.freeSpins : 0;
  return {
    cents,
    bonusCents,
    freeSpins,
    fields: {
      creditedCents: cents,
      kesPerUsd,
      ...(bonus && { bonus: { ...bonus, wageredBefore, creditedCents: bonusCents, creditedSpins: freeSpins } }),
      ...(paymentMethod === 'stripe' && { refundableCents: cents, isRefundable: cents > 0 }),
    },
  };
}
