/** All records of one player's money, and checks that they agree. */
import { isCompleted, isOpen } from '../../server/src/ledger/index.ts';
import type { DepositRecord } from '../../server/src/store/records/deposit.ts';
import type { WithdrawalRecord } from '../../server/src/store/records/withdrawal.ts';
import type { JournalEntry } from '../../server/src/store/records/notes.ts';
import type { Reader } from '../../server/src/store/DocumentStore.ts';
import type { UserRecord } from '../../server/src/store/records/user.ts';
import type { Checks } from './Checks.ts';
import { toCents } from './money.ts';

export interface PlayerRecords {
  user: UserRecord | undefined;
  deposits: DepositRecord[];
  withdrawals: WithdrawalRecord[];
  journal: JournalEntry[];
}

export async function readPlayer(reader: Reader, uid: string): Promise<PlayerRecords> {
  const theirs = { where: [['userId', '==', uid] as const] };
  return {
    user: await reader.get('users', uid),
    deposits: await reader.find('deposits', theirs),
    withdrawals: await reader.find('withdrawals', theirs),
    journal: await reader.find('journal', theirs),
  };
}

export const sumOf = <T>(list: readonly T[], amountOf: (item: T) => number | undefined): number =>
  list.reduce((sum, item) => sum + (amountOf(item) ?? 0), 0);

const isHeld = (record: WithdrawalRecord): boolean => isOpen(record) || record.status === 'review';

/** Balances, records and journal agree; each record moved an account once; nothing is below zero. */
export function checkSums(checks: Checks, records: PlayerRecords, what: string): void {
  const { user, deposits, withdrawals, journal } = records;
  const balance = toCents(user?.balance);
  const held = toCents(user?.held);
  const linesOf = (name: string) => journal.filter(({ account }) => account === name);
  const credited = sumOf(deposits.filter(isCompleted), ({ creditedCents }) => creditedCents);
  const paidOut = sumOf(withdrawals.filter(isCompleted), ({ debitCents }) => debitCents);
  checks.equal(balance, credited - paidOut, `${what}: records sum to the balance`);
  checks.equal(
    balance,
    sumOf(linesOf('main'), ({ deltaCents }) => deltaCents),
    `${what}: journal sums to the balance`,
  );
  checks.equal(
    toCents(user?.bonusBalance),
    sumOf(linesOf('bonus'), ({ deltaCents }) => deltaCents),
    `${what}: journal sums to the bonus`,
  );
  checks.equal(
    held,
    sumOf(withdrawals.filter(isHeld), ({ debitCents }) => debitCents),
    `${what}: held is what is on its way out`,
  );
  checks.that(balance >= 0 && held >= 0, `${what}: nothing is below zero`);
  const moved = [...deposits, ...withdrawals].filter(isCompleted).map(({ id }) => id);
  const lines = linesOf('main').map(({ recordId }) => recordId);
  checks.equal(lines.toSorted(), moved.toSorted(), `${what}: each completed record has its line of the journal`);
}
