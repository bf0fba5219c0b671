/** The money of a player on `users/{uid}`: stored as decimals of the account's currency, cents here. */
import { countedPercentOf, type HouseKind } from '../../../contract/playTerms.ts';
import { convertMinor, decimalOf, minorOfText, nearestMinor, REST_PER_CENT } from '../../../contract/money.ts';
import type { Currency, MoneyRecord } from '../store/records/money.ts';
import type { UserRecord } from '../store/records/user.ts';
import { POINT_STAKE } from '../../../contract/market.ts';
import type { Transaction } from '../store/DocumentStore.ts';
import type { JournalLine } from '../store/records/journal.ts';

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

/** Remainder of earlier conversions in thousandths of a US cent, below one cent: the next conversion brings it to the balance. */
export const restOf = (user: UserRecord | undefined): number => {
  const rest = user?.conversionRest ?? 0;
  return Number.isInteger(rest) ? Math.min(Math.max(0, rest), REST_PER_CENT - 1) : 0;
};

/** Never below zero, also when more is held for review than the balance has. */
export const availableCents = ({ balanceCents, heldCents }: Account): number => Math.max(0, balanceCents - heldCents);

/** True while the balance still has what is on its way out; a card payment that the bank took back may have left less. */
export const isCovered = (user: UserRecord | undefined): boolean => {
  const { balanceCents, heldCents } = accountOf(user);
  return heldCents <= balanceCents;
};

/**
 * True while an operator has closed the account, the bank examines a card payment of the player, or another account of the
 * same person has one or a debt.
 */
export const isDisputed = (user: UserRecord | undefined, others: readonly UserRecord[]): boolean =>
  user?.isActive === false ||
  (user?.openDisputes ?? 0) > 0 ||
  others.some((other) => (other.openDisputes ?? 0) > 0 || accountOf(other).balanceCents < 0);

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

/** The document after its amounts have moved by so many cents. */
export function withMoved(
  user: UserRecord | undefined,
  uid: string,
  cents: Readonly<Partial<Account>>,
  at: string,
): UserRecord {
  const account = accountOf(user);
  for (const name of Object.keys(account) as (keyof Account)[]) account[name] += cents[name] ?? 0;
  return withAccount(user, uid, account, at);
}

/** The document after so many cents were staked at a kind of game, fewer than none for a stake that goes back. */
export function withStaked(user: UserRecord, kind: HouseKind, cents: number): UserRecord {
  const uncounted = Math.ceil((cents * (100 - countedPercentOf(kind))) / 100);
  return {
    ...user,
    totalWager: decimalOf(storedMinor(user.totalWager) + cents),
    ...(uncounted !== 0 && { uncountedCents: (user.uncountedCents ?? 0) + uncounted }),
  };
}

/** Says how much the player has staked in all, as far as it counts for an invitation. */
export const countedWagerOf = (user: UserRecord | undefined): number =>
  storedMinor(user?.totalWager) - (user?.uncountedCents ?? 0);

/** So many cents of the deposits were played, or are gone. */
export const withPlayed = (user: UserRecord, cents: number): UserRecord =>
  user.unplayedCents ? { ...user, unplayedCents: Math.max(0, user.unplayedCents - cents) } : user;

export { decimalOf };

/** Takes an amount of the contract, which has at most two decimals. */
export const minorOf = (amount: number): number => Math.sign(amount) * minorOfText(String(Math.abs(amount)));

/** Takes a stored decimal, which an operator or an older program may have written, and rounds it to the nearest cent. */
export const storedMinor = (amount: unknown): number =>
  typeof amount === 'number' && Number.isFinite(amount) ? nearestMinor(amount) : 0;

/** The amount of a record in Kenyan cents; `kesPerUsd` converts dollars. */
export const kesMinorOf = ({ amount, currency }: Pick<MoneyRecord, 'amount' | 'currency'>, kesPerUsd: number): number =>
  convertMinor(storedMinor(amount), currency, 'KES', kesPerUsd);

/** A whole amount of real money staked brings one bonus point. Points are kept in thousandths, so that no stake is lost. */
const MILLI = 1_000;

export const pointsMilliOf = (realCents: number, currency: Currency): number =>
  Math.floor((realCents * MILLI) / minorOf(POINT_STAKE[currency]));

/** Whole points; never below zero. */
export const pointsOf = (user: Pick<UserRecord, 'pointsMilli'> | undefined): number =>
  Math.max(0, Math.floor((user?.pointsMilli ?? 0) / MILLI));

export const withPoints = (user: UserRecord, milli: number): UserRecord =>
  milli === 0 ? user : { ...user, pointsMilli: (user.pointsMilli ?? 0) + milli };

type PointsGiven = Pick<JournalLine, 'userId' | 'currency' | 'recordId' | 'kind' | 'at'>;

/** The journal line of points in thousandths; none where no point moves. */
export const pointLines = (milli: number, given: PointsGiven): JournalLine[] =>
  milli === 0 ? [] : [{ ...given, account: 'points', against: 'pointsIssued', deltaCents: milli }];

/** Takes points for a record, with their journal line. Returns the player, whom the caller writes; undefined with too few points. */
export function spendPoints(
  tx: Transaction,
  user: UserRecord,
  { points, recordId, at }: { points: number; recordId: string; at: string },
): UserRecord | undefined {
  if (pointsOf(user) < points) return undefined;
  const milli = -points * MILLI;
  const line = { userId: user.id, currency: currencyOf(user), recordId, kind: 'purchase', at } as const;
  for (const spent of pointLines(milli, line)) writeJournal(tx, spent);
  return withPoints(user, milli);
}

/** Each movement of an account has one line, which never changes: a second one of the same record fails the transaction. */
export const writeJournal = (tx: Transaction, line: JournalLine): void =>
  tx.create('journal', { id: `${line.recordId}:${line.account}`, ...line });
