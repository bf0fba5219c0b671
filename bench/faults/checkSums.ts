import { currencyOf, isCompleted, isOpen } from '../../server/src/ledger/index.ts';
import type { CompletedDeposit } from '../../server/src/store/records/deposit.ts';
import type { WithdrawalRecord } from '../../server/src/store/records/withdrawal.ts';
import { checkRewards } from './checkRewards.ts';
import { checkRounds } from './checkRounds.ts';
import { checkSides, isHold } from './checkSides.ts';
import type { Checks } from './Checks.ts';
import { centsOfParts, converted, partsOfKes, toMinor } from './money.ts';
import { movementsOf, takenBackOf } from './movements.ts';
import { type PlayerRecords, sumOf } from './playerRecords.ts';

const isHeld = (record: WithdrawalRecord): boolean => isOpen(record) || record.status === 'review';

/** Balances, records and journal agree, in one currency; each record moved an account once; nothing is below zero. */
export function checkSums(checks: Checks, records: PlayerRecords, what: string): void {
  const { user, withdrawals, journal } = records;
  const [balance, held] = [toMinor(user?.balance), toMinor(user?.held)];
  const movements = movementsOf(records);
  const balanceOfRecords = sumOf(movements, ({ delta }) => delta);
  checks.equal(balance, balanceOfRecords, `${what}: records sum to the balance`);
  const money = journal.filter(({ account }) => account === 'main' || account === 'held');
  const lines = money.filter((line) => !isHold(line));
  const moved = movements.map(({ recordId, delta }) => `${recordId} ${delta}`);
  const written = lines.map(({ recordId, deltaCents }) => `${recordId} ${deltaCents}`);
  checks.equal(written.toSorted(), moved.toSorted(), `${what}: each completed record has its line of the journal`);
  const bonusLines = journal.filter(({ account }) => account === 'bonus');
  const bonus = sumOf(bonusLines, ({ deltaCents }) => deltaCents);
  checks.equal(toMinor(user?.bonusBalance), bonus, `${what}: journal sums to the bonus`);
  const purses = sumOf(user?.bonuses ?? [], ({ leftCents }) => leftCents);
  checks.equal(purses, bonus, `${what}: the purses of bonuses sum to the bonus`);
  const onItsWay = sumOf(withdrawals.filter(isHeld), ({ debitCents }) => debitCents);
  checks.equal(held, onItsWay, `${what}: held is what is on its way out`);
  const debt = -sumOf(takenBackOf(records), ({ delta }) => delta);
  checks.that(balance >= -debt && held >= 0, `${what}: nothing is below zero but what the bank took back`);
  checkSides(checks, records, what);
  checkRounds(checks, records, what);
  checkRewards(checks, records, what);
  checkCurrency(checks, records, what);
  checkRates(checks, records, what);
}

/** Every amount that moved or is held is in the account's currency and names it. */
function checkCurrency(checks: Checks, records: PlayerRecords, what: string): void {
  const currency = currencyOf(records.user);
  const held = records.withdrawals.filter(({ debitCents }) => debitCents > 0);
  const said = [
    ...movementsOf(records).map((movement) => movement.currency),
    ...held.flatMap((withdrawal) => [withdrawal.currency, withdrawal.accountCurrency]),
    ...records.journal.map((line) => line.currency),
  ];
  const others = said.filter((name) => name !== currency);
  checks.equal(others, [], `${what}: other currencies than ${currency}`);
}

/** The credit of a deposit by its own fields: what was paid, at the recorded rate. */
function creditOf({ amount, currency, accountCurrency = 'USD', ...deposit }: CompletedDeposit): number {
  const { kesPerUsd, restBefore = 0 } = deposit;
  const minor = toMinor(amount);
  if (currency === 'KES' && accountCurrency === 'USD')
    return centsOfParts(restBefore + partsOfKes(minor, kesPerUsd ?? 0));
  return currency === accountCurrency ? minor : converted(minor, currency, accountCurrency, kesPerUsd ?? 0);
}

function checkRates(checks: Checks, { deposits }: PlayerRecords, what: string): void {
  const wrong = deposits
    .filter(isCompleted)
    .filter((deposit) => deposit.creditedCents !== creditOf(deposit))
    .map(({ id }) => id);
  checks.equal(wrong, [], `${what}: deposits that are not what was paid at their recorded rate`);
}
