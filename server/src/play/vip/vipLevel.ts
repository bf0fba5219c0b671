/** VIP levels by what was wagered in all. Pure. */
import { convertMinor } from '../../../../contract/money.ts';
import type { VipLevel } from '../../../../contract/rewards.ts';
import { currencyOf, minorOf, storedMinor } from '../../ledger/index.ts';
import type { UserRecord } from '../../store/records/user.ts';

/** How many levels a player has reached: in an account in KES by `minWagerKes` where every level has it, else in USD. */
export function levelsReached(levels: readonly VipLevel[], user: UserRecord, kesPerUsd: number): number {
  const currency = currencyOf(user);
  const wagered = storedMinor(user.totalWager);
  const isInKes = currency === 'KES' && levels.every(({ minWagerKes }) => minWagerKes !== undefined);
  const measured = isInKes ? wagered : convertMinor(wagered, currency, 'USD', kesPerUsd);
  return levels.filter(({ minWager, minWagerKes = 0 }) => minorOf(isInKes ? minWagerKes : minWager) <= measured).length;
}
