import { convertMinor, creditOfKes } from '../../../contract/money.ts';
import type { Currency } from '../store/records/money.ts';
import { restOf, storedMinor, withMoved, writeJournal } from './account.ts';
import type { CompletedDeposit, DepositRecord } from '../store/records/deposit.ts';
import type { Transaction } from '../store/DocumentStore.ts';
import type { UserRecord } from '../store/records/user.ts';
import { withOpenBonuses } from './bonuses/grantBonus.ts';
import { floatOf } from './houseAccounts.ts';
import type { Gains } from './policies.ts';

interface DepositCredit {
  /** The balance grows by this. */
  cents: number;
  currency: Currency;
  /** The account then has this remainder, in thousandths of a US cent. */
  rest: number;
  fields: Pick<CompletedDeposit, 'accountCurrency' | 'creditedCents' | 'restBefore' | 'kesPerUsd'>;
}

/** The credit of a completed deposit at the present rate; `restBefore` is the remainder of earlier conversions. */
export function creditOf(
  { amount, currency: paid }: Pick<DepositRecord, 'amount' | 'currency'>,
  { currency, kesPerUsd, restBefore = 0 }: { currency: Currency; kesPerUsd: number; restBefore?: number },
): DepositCredit {
  const minor = storedMinor(amount);
  const fields = { accountCurrency: currency, kesPerUsd };
  if (paid === 'KES' && currency === 'USD') {
    const { cents, rest } = creditOfKes(minor, kesPerUsd, restBefore);
    return { cents, rest, currency, fields: { ...fields, creditedCents: cents, restBefore } };
  }
  const cents = convertMinor(minor, paid, currency, kesPerUsd);
  return { cents, rest: restBefore, currency, fields: { ...fields, creditedCents: cents } };
}

export type Brought = { credit: DepositCredit; gains: Gains };

/** Balance, bonus account and journal for a completed deposit, and the writes of policies. */
export function creditAccount(
  tx: Transaction,
  deposit: CompletedDeposit,
  { user, credit, gains, at, kesPerUsd }: Brought & { user: UserRecord | undefined; at: string; kesPerUsd: number },
): void {
  const { id: recordId, userId } = deposit;
  const { cents, rest, currency } = credit;
  const { bonusCents } = gains;
  const credited: UserRecord = {
    ...withMoved(user, userId, { balanceCents: cents, bonusCents, totalDepositsCents: cents }, at),
    lastDepositAt: at,
    unplayedCents: (user?.unplayedCents ?? 0) + cents,
    ...(rest !== restOf(user) && { conversionRest: rest }),
  };
  tx.set('users', withOpenBonuses(credited, gains.grants, { at, kesPerUsd }));
  const line = { userId, currency, recordId, at };
  writeJournal(tx, { ...line, account: 'main', against: floatOf(deposit), deltaCents: cents, kind: 'deposit' });
  const purse = { account: 'bonus', purse: gains.grants[0]?.id ?? recordId, against: 'bonuses' } as const;
  if (bonusCents > 0) writeJournal(tx, { ...line, ...purse, deltaCents: bonusCents, kind: 'bonus' });
  gains.write(tx);
}
