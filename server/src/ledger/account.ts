/** A player's money on `users/{uid}`: decimals of the account's currency there, as it is stored; its cents here. */
import { REST_PER_CENT } from '../../../contract/moneyRules.ts';
import type { Currency } from '../store/records/money.ts';
import type { UserRecord } from '../store/records/user.ts';
import { decimalOf, storedMinor } from './minor.ts';

/** An account without a choice is in USD (docs/product.md, Calls). */
export const currencyOf = (user: Pick<UserRecord, 'currency'> | undefined): Currency =>
  user?.currency === 'KES' ? 'KES' : 'USD';

export interface Account {
  balanceCents: number;
  /** On its way out: part of the balance that cannot be asked for again. */
  heldCents: number;
  bonusCents: number;
  totalDepositsCents: number;
  totalWithdrawalsCents: number;
}

export const accountOf = (user: UserRecord | undefined): Account => ({
  balanceCents: storedMinor(user?.balance),
  heldCents: storedMinor(user?.held),
  bonusCents: storedMinor(user?.bonusBalance),
  totalDepositsCents: storedMinor(user?.totalDeposits),
  totalWithdrawalsCents: storedMinor(user?.totalWithdrawals),
});

/**
 * What conversions of deposits left over, in thousandths of a US cent: less than one cent, which the next conversion takes
 * in. It is no part of the balance yet.
 */
export const restOf = (user: UserRecord | undefined): number => {
  const rest = user?.conversionRest ?? 0;
  return Number.isInteger(rest) ? Math.min(Math.max(0, rest), REST_PER_CENT - 1) : 0;
};

/** Never below zero, also when a person has still to decide about more than there is. */
export const availableCents = ({ balanceCents, heldCents }: Account): number => Math.max(0, balanceCents - heldCents);

/** The player's document with the money of `account`; one that is gone starts again, so that no money is without an owner. */
export const withAccount = (user: UserRecord | undefined, uid: string, account: Account, at: string): UserRecord => ({
  ...(user ?? { id: uid, uid, createdAt: at }),
  id: uid,
  balance: decimalOf(account.balanceCents),
  held: decimalOf(account.heldCents),
  bonusBalance: decimalOf(account.bonusCents),
  totalDeposits: decimalOf(account.totalDepositsCents),
  totalWithdrawals: decimalOf(account.totalWithdrawalsCents),
  lastBalanceUpdate: at,
});
