import type { Transaction } from '../store/DocumentStore.ts';
import type { CompletedDeposit } from '../store/records/deposit.ts';
import type { UserRecord } from '../store/records/user.ts';
import { accountOf, restOf, withAccount } from './account.ts';
import { withOpenBonuses } from './bonuses/grantBonus.ts';
import type { DepositCredit } from './creditOf.ts';
import type { Gains } from './gainsOf.ts';
import { writeJournal } from './journal.ts';

/** What the player receives for a deposit. */
export interface Brought {
  credit: DepositCredit;
  gains: Gains;
}

/** Balance, bonus account and journal for a completed deposit, and the writes of policies. */
export function creditAccount(
  tx: Transaction,
  { id: recordId, userId }: CompletedDeposit,
  { user, credit, gains, at, kesPerUsd }: Brought & { user: UserRecord | undefined; at: string; kesPerUsd: number },
): void {
  const { cents, rest, currency } = credit;
  const { bonusCents, freeSpins } = gains;
  const account = accountOf(user);
  const gained = {
    ...account,
    balanceCents: account.balanceCents + cents,
    bonusCents: account.bonusCents + bonusCents,
    totalDepositsCents: account.totalDepositsCents + cents,
  };
  const credited: UserRecord = {
    ...withAccount(user, userId, gained, at),
    lastDepositAt: at,
    ...(rest !== restOf(user) && { conversionRest: rest }),
    ...(freeSpins > 0 && { freeSpins: (user?.freeSpins ?? 0) + freeSpins }),
  };
  tx.set('users', withOpenBonuses(credited, gains.grants, { at, kesPerUsd }));
  const line = { userId, currency, recordId, at };
  writeJournal(tx, { ...line, account: 'main', deltaCents: cents, kind: 'deposit' });
  if (bonusCents > 0 || freeSpins > 0)
    writeJournal(tx, { ...line, account: 'bonus', deltaCents: bonusCents, kind: 'bonus', freeSpins });
  gains.write(tx);
}
