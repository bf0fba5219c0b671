import { bonusMinorOf, reachesBonus } from '../../../contract/money.ts';
import type { Transaction } from '../../../contract/transactions.ts';
import type { BonusMiss } from '../../../contract/walletTerms.ts';
import { decimalOf, kesMinorOf } from '../ledger/index.ts';
import type { DepositBonusRecord, DepositRecord } from '../store/records/deposit.ts';

/** What the bonus gave, or would give at this rate (KES for one USD). Undefined without one, or after a failure. */
export function bonusOf(deposit: DepositRecord, currentRate: number): Transaction['bonus'] {
  const { bonus, status, accountCurrency = 'USD', kesPerUsd = currentRate } = deposit;
  if (!bonus || status === 'failed') return undefined;
  const { id, title, creditedCents, creditedSpins } = bonus;
  const kesMinor = kesMinorOf(deposit, kesPerUsd);
  const isCredited = (creditedCents ?? 0) > 0 || (creditedSpins ?? 0) > 0;
  return {
    id,
    title,
    amount: decimalOf(creditedCents ?? bonusMinorOf(bonus, kesMinor, accountCurrency, kesPerUsd)),
    freeSpins: creditedSpins ?? bonus.freeSpins,
    isCredited,
    missed: status === 'completed' && !isCredited ? missOf(bonus, kesMinor) : undefined,
  };
}

function missOf(bonus: DepositBonusRecord, kesMinor: number): BonusMiss | undefined {
  if (bonus.isOutOfTurn) return 'not_its_turn';
  if (bonus.isUsed) return 'used';
  return reachesBonus(bonus, kesMinor) ? undefined : 'below_minimum';
}
