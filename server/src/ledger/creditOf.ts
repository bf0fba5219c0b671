import { bonusCentsOf, creditOfKes, reachesBonus, usdCentsToKesMinor } from '../../../contract/moneyRules.ts';
import { storedMinor } from './minor.ts';
import type { CompletedDeposit, DepositRecord } from '../store/records/deposit.ts';

export interface DepositCredit {
  /** US cents for the balance. */
  cents: number;
  /** Of the account after it: what conversions left over, in thousandths of a US cent. */
  rest: number;
  /** US cents for the bonus account. */
  bonusCents: number;
  freeSpins: number;
  /** What the record keeps of it. */
  fields: Pick<CompletedDeposit, 'creditedCents' | 'restBefore' | 'kesPerUsd' | 'bonus'>;
}

/**
 * What a completed deposit gives at this rate (KES for one USD): its whole amount, and its bonus when it is due and
 * reached. Of the player until then: `rest` is what conversions left over, `wageredBefore` decimal USD.
 */
export function creditOf(
  { amount, currency, bonus }: Pick<DepositRecord, 'amount' | 'currency' | 'bonus'>,
  kesPerUsd: number,
  { rest = 0, wageredBefore = 0 } = {},
): DepositCredit {
  const minor = storedMinor(amount);
  const { cents, rest: restAfter, note } = convert(minor, currency, kesPerUsd, rest);
  const kesMinor = currency === 'KES' ? minor : usdCentsToKesMinor(minor, kesPerUsd);
  const isDue = bonus && !bonus.isOutOfTurn && reachesBonus(bonus, kesMinor);
  const bonusCents = isDue ? bonusCentsOf(bonus, kesMinor, kesPerUsd) : 0;
  const freeSpins = isDue ? bonus.freeSpins : 0;
  return {
    cents,
    rest: restAfter,
    bonusCents,
    freeSpins,
    fields: {
      creditedCents: cents,
      ...note,
      kesPerUsd,
      ...(bonus && { bonus: { ...bonus, wageredBefore, creditedCents: bonusCents, creditedSpins: freeSpins } }),
    },
  };
}

/** Only what is converted takes the rest in, and notes it. */
function convert(minor: number, currency: DepositRecord['currency'], kesPerUsd: number, rest: number) {
  if (currency === 'USD') return { cents: minor, rest, note: {} };
  return { ...creditOfKes(minor, kesPerUsd, rest), note: { restBefore: rest } };
}
