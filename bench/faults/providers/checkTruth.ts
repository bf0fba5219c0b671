/** Compares a player's records with the providers' books, when everything has ended. */
import { isCompleted, isOpen } from '../../../server/src/ledger/index.ts';
import type { CompletedDeposit, DepositRecord } from '../../../server/src/store/records/deposit.ts';
import { isCard } from '../../../server/src/rails/card/records.ts';
import { isMpesa } from '../../../server/src/rails/mpesa/records.ts';
import { isMpesaPayout } from '../../../server/src/rails/mpesa/records.ts';
import type { Currency } from '../../../server/src/store/records/money.ts';
import type { Checks } from '../Checks.ts';
import { checkSums } from '../checkSums.ts';
import { bonusMinor, converted, costOfShillings, creditOfKes, toMinor } from '../money.ts';
import { convertedOf, correctedOf, playedOf } from '../movements.ts';
import { type PlayerRecords, sumOf } from '../playerRecords.ts';
import type { Asker } from '../Ask.ts';
import { depositIdOf, type PlayerBooks } from './playerBooks.ts';

export interface Truth {
  checks: Checks;
  records: PlayerRecords;
  books: PlayerBooks;
  actor: Asker;
  what: string;
  /** Somebody told another amount of these prompts. */
  lied?: ReadonlySet<string>;
}

/**
 * Two cases have no solution, and go to review: a prompt that was accepted, with its answer lost and no callback, and another amount
 * that was told before the true one, because a query has no amount.
 */
const isForPerson = (deposit: DepositRecord, isLiedAbout: boolean): boolean =>
  deposit.status === 'review' &&
  isMpesa(deposit) &&
  (deposit.reason === 'amount_mismatch'
    ? isLiedAbout
    : deposit.reason === 'timed_out' && deposit.checkoutRequestId === undefined);

const NOBODY_LIED: ReadonlySet<string> = new Set();

const standOf = (deposit: DepositRecord | undefined): string => `${deposit?.status} ${deposit?.reason}`;

/** A credit is the value of the deposit and at most one cent of earlier remainders. */
const isCreditOf = (kes: number, currency: Currency, deposit: CompletedDeposit | undefined): boolean => {
  const more = (deposit?.creditedCents ?? 0) - converted(kes * 100, 'KES', currency);
  return more === 0 || (more === 1 && currency === 'USD');
};

const restOf = (user: PlayerRecords['user']): number => user?.conversionRest ?? 0;

/** Returns what paid prompts brought, minor units, and the number in review. */
function checkPushes({ checks, records, books, actor, what, lied = NOBODY_LIED }: Truth): {
  minor: number;
  forPerson: number;
} {
  const asked = actor.asksOf('prompt').length;
  checks.that(books.pushes.length <= asked, `${what}: nobody is prompted twice`);
  const prompts = records.deposits.filter((d) => d.paymentMethod === 'mpesa' && !d.correctsId);
  checks.that(prompts.length <= asked, `${what}: one deposit for one request`);
  const { currency } = actor;
  const paidKesMinor: number[] = [];
  let forPerson = 0;
  for (const push of books.pushes) {
    const id = depositIdOf(push);
    const deposit = records.deposits.find((known) => known.id === id);
    const credited = records.deposits.filter(isCompleted).filter((d) => [id, `${id}-late`].includes(d.id));
    const isPaid = push.resultCode === 0 && push.paidKes === push.amountKes;
    if (isPaid && deposit && credited.length === 0 && isForPerson(deposit, lied.has(push.id))) {
      forPerson += 1;
      continue;
    }
    const ended = `ended with ${push.resultCode}, its deposit ${standOf(deposit)}`;
    checks.equal(credited.length, isPaid ? 1 : 0, `${what}: credits of a prompt that ${ended}`);
    if (!isPaid) continue;
    paidKesMinor.push(push.amountKes * 100);
    checks.that(isCreditOf(push.amountKes, currency, credited[0]), `${what}: cents of a prompt`);
  }
  const paid = books.pushes.filter(({ resultCode }) => resultCode === 0).length - forPerson;
  checks.equal(prompts.filter(isCompleted).length, paid, `${what}: no credit without a payment`);
  const { minor, rest } = creditOfKes(paidKesMinor, currency);
  checks.equal(restOf(records.user), rest, `${what}: what conversions left over`);
  return { minor, forPerson };
}

function checkIntents({ checks, records, books, actor, what }: Truth): number {
  checks.that(books.intents.length <= actor.asksOf('card').length, `${what}: one card payment for one request`);
  const paid = books.intents.filter(({ status }) => status === 'succeeded');
  const deposits = records.deposits.filter(isCard);
  const credited = deposits
    .filter(isCompleted)
    .map(({ id, creditedCents = 0, currency }) => `${id} ${creditedCents} ${currency}`);
  const truly = paid.map(({ metadata, amount }) => `${metadata['depositId']} ${amount} ${actor.currency}`);
  const currencies = books.intents.map(({ currency }) => currency.toUpperCase());
  checks.equal(
    currencies,
    currencies.map(() => actor.currency),
    `${what}: cards pay in the account's currency`,
  );
  checks.equal(credited.toSorted(), truly.toSorted(), `${what}: card payments are credited as paid`);
  return sumOf(paid, ({ amount }) => amount);
}

function checkPayouts({ checks, records, books, actor, what }: Truth): number {
  const withdrawals = records.withdrawals.filter(isMpesaPayout).filter(({ answer }) => answer.success);
  const asked = actor.asksOf('withdrawal').length;
  checks.that(books.payouts.length <= asked, `${what}: no payout twice`);
  checks.that(records.withdrawals.length <= asked, `${what}: one withdrawal for one request`);
  for (const payout of books.payouts) {
    const withdrawal = withdrawals.find(({ id }) => id === payout.id);
    checks.equal(withdrawal?.payoutKes, payout.amountKes, `${what}: a payout is what was held for it`);
    checks.equal(
      withdrawal?.debitCents,
      costOfShillings(payout.amountKes, actor.currency),
      `${what}: a payout costs what it gives`,
    );
    checks.equal(withdrawal?.status, payout.resultCode === 0 ? 'completed' : 'failed', `${what}: end of a payout`);
  }
  const paid = books.payouts.filter(({ resultCode }) => resultCode === 0);
  const ids = withdrawals.filter(isCompleted).map(({ id }) => id);
  checks.equal(ids.toSorted(), paid.map(({ id }) => id).toSorted(), `${what}: who is told of a payout was paid`);
  return sumOf(paid, ({ amountKes }) => costOfShillings(amountKes, actor.currency));
}

function checkRefunds({ checks, records, books, what }: Truth): number {
  const names = books.refunds.map(({ metadata, payment_intent: intent }) => `${metadata['withdrawalId']} ${intent}`);
  checks.equal(new Set(names).size, names.length, `${what}: no refund twice`);
  const withdrawals = records.withdrawals.filter(({ method, answer }) => method === 'card' && answer.success);
  for (const { id, debitCents, status } of withdrawals) {
    const refunds = books.refunds.filter(({ metadata }) => metadata['withdrawalId'] === id);
    const given = sumOf(refunds, ({ amount }) => amount);
    checks.equal(given, status === 'completed' ? debitCents : 0, `${what}: refunds of a withdrawal`);
  }
  return sumOf(books.refunds, ({ amount }) => amount);
}

/** Each dispute ended as the bank decided, once, and what it concerns is frozen or free. */
function checkDisputes({ checks, records, books, what }: Truth): number {
  const told = books.disputes.map(({ id, status, amount }) => `${id} ${status} ${amount}`);
  const known = records.disputes.map(({ id, status, amountCents }) => `${id} ${status} ${amountCents}`);
  checks.equal(known.toSorted(), told.toSorted(), `${what}: disputes ended as the bank decided`);
  const lost = books.disputes.filter(({ status }) => status === 'lost');
  const frozen = records.deposits.filter((deposit) => isCompleted(deposit) && deposit.isDisputed).map(({ id }) => id);
  const lostDeposits = records.disputes.filter(({ status }) => status === 'lost').map(({ depositId }) => depositId);
  checks.equal(frozen.toSorted(), lostDeposits.toSorted(), `${what}: what the bank took back stays frozen`);
  checks.equal(records.user?.openDisputes ?? 0, 0, `${what}: no dispute is open`);
  return sumOf(lost, ({ amount }) => amount);
}

function checkBonuses({ checks, records, actor, what }: Truth): void {
  const expected = records.deposits
    .filter((deposit) => isCompleted(deposit) && deposit.bonus)
    .map((deposit) => {
      const kesMinor = converted(toMinor(deposit.amount), deposit.currency, 'KES');
      return `${deposit.id} ${bonusMinor(kesMinor, actor.currency)}`;
    });
  const credited = records.journal
    .filter(({ account, recordId }) => account === 'bonus' && !recordId.includes(':'))
    .map(({ recordId, deltaCents }) => `${recordId} ${deltaCents}`);
  checks.equal(
    credited.toSorted(),
    expected.filter((line) => !line.endsWith(' 0')).toSorted(),
    `${what}: bonuses, once each`,
  );
}

/** A round moves on, also one that was taken back: what stays are its id and stake, and its seeds. A new day has a new turn of the wheel. */
function lasting({ points: _left, ...data }: Record<string, unknown>): string {
  const { roundId, stake, proof, flightId, nextAt, turn } = { ...data, ...(data['round'] ?? {}) } as typeof data;
  if (nextAt !== undefined) return JSON.stringify([nextAt, turn]);
  return JSON.stringify(roundId === undefined ? data : [roundId, stake, flightId ?? proof]);
}

const daysOf = (answers: Record<string, unknown>[]): number => new Set(answers.map(({ nextAt }) => nextAt)).size;

/** An acknowledged request is recorded, and its repeat got the same answer. */
function checkAnswers({ checks, records, actor, what }: Truth): void {
  const known = new Set([...records.deposits, ...records.withdrawals, ...records.rounds].map(({ id }) => id));
  for (const { answers, path } of actor.asks) {
    const good = answers.filter(({ status }) => status === 200).map(({ data }) => data);
    const ids = good.flatMap(({ depositId, transactionId, roundId }) => depositId ?? transactionId ?? roundId ?? []);
    checks.that(
      ids.every((id) => known.has(String(id))),
      `${what}: what ${path} answered is on record`,
    );
    checks.that(new Set(good.map(lasting)).size <= daysOf(good), `${what}: ${path} answers alike`);
    checks.that(
      answers.every(({ status }) => status < 500 || status === 503),
      `${what}: ${path} never fails`,
    );
  }
}

/** Returns the number of paid prompts in review. */
export function checkTruth(truth: Truth): number {
  const { checks, records, what } = truth;
  checkSums(checks, records, what);
  const { minor, forPerson } = checkPushes(truth);
  const inside = [...playedOf(records), ...convertedOf(records), ...correctedOf(records)];
  const played = sumOf(inside, ({ delta }) => delta);
  const balance =
    played + minor + checkIntents(truth) - checkPayouts(truth) - checkRefunds(truth) - checkDisputes(truth);
  checks.equal(toMinor(records.user?.balance), balance, `${what}: the balance is what truly moved`);
  checks.equal(toMinor(records.user?.held), 0, `${what}: nothing is held any more`);
  const stuck = [
    ...[...records.deposits, ...records.withdrawals].filter(isOpen),
    ...records.rounds.filter((round) => round.status === 'open'),
  ].map(({ id, status }) => `${id} ${status}`);
  checks.equal(stuck, [], `${what}: nothing is stuck`);
  checkBonuses(truth);
  checkAnswers(truth);
  return forPerson;
}
