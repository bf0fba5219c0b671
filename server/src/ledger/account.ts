/** The money of a player on `users/{uid}`: stored as decimals of the account's currency, cents here. */
import { REST_PER_CENT } from '../../../contract/money.ts';
import type { Currency } from '../store/records/money.ts';
import type { UserRecord } from '../store/records/user.ts';
import { decimalOf, storedMinor } from './minor.ts';

/** An account without a choice is in USD (docs/product.md, Calls). */
export const currencyOf = (user: Pick<UserRecord, 'currency'> | undefined): Currency =>
  user?.currency === 'KES' ? 'KES' : 'USD';

export interface Account {
  balanceCents: number;
  /** The part of the balance that is on its way out and cannot be withdrawn again. */
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
 * Remainder of earlier conversions in thousandths of a US cent, below one cent. The next conversion adds it; it is not
 * yet in the balance.
 */
export const restOf = (user: UserRecord | undefined): number => {
  const rest = user?.conversionRest ?? 0;
  return Number.isInteger(rest) ? Math.min(Math.max(0, rest), REST_PER_CENT - 1) : 0;
};

/** Never below zero, also when more is held for review than the balance has. */
export const availableCents = ({ balanceCents, heldCents }: Account): number => Math.max(0, balanceCents - heldCents);

/** Whether the balance still has what is on its way out; a card payment that the bank took back may have left less. */
export const isCovered = (user: UserRecord | undefined): boolean => {
  const { balanceCents, heldCents } = accountOf(user);
  return heldCents <= balanceCents;
};

/** Whether the bank has a card payment of the player. */
export const isDisputed = (user: Pick<UserRecord, 'openDisputes'> | undefined): boolean =>
  (user?.openDisputes ?? 0) > 0;

/** The document with the money of `account`. A missing document is created, so that no money is lost. */
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
