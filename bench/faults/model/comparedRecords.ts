/** Each record of the ledger and of the model becomes one line of text, so that both can be compared. */
import { isCompleted } from '../../../server/src/ledger/index.ts';
import type { WithdrawalRecord } from '../../../server/src/store/records/withdrawal.ts';
import { toMinor } from '../money.ts';
import type { PlayerRecords } from '../playerRecords.ts';
import type { PlayerModel } from './PlayerModel.ts';

interface ComparedRecords {
  name: string;
  stored: (records: PlayerRecords) => string[];
  expected: (player: PlayerModel) => string[];
}

/** Every deposit that may still bring money says the account's currency. */
const isUnfailed = ({ status }: { status: string }): boolean => status !== 'failed';

const line = (...values: readonly unknown[]): string => values.join(' ');

const payoutKesOf = (withdrawal: WithdrawalRecord): unknown =>
  'payoutKes' in withdrawal ? withdrawal.payoutKes : undefined;

const deposits: ComparedRecords = {
  name: 'deposits',
  stored: (records) => records.deposits.map(({ id, status, amount, currency }) => line(id, status, amount, currency)),
  expected: (player) =>
    player.deposits.map(({ id, status, minor, currency }) => line(id, status, minor / 100, currency)),
};

const currencies: ComparedRecords = {
  name: 'currencies',
  stored: ({ deposits: all }) => all.filter(isUnfailed).map(({ id, accountCurrency }) => line(id, accountCurrency)),
  expected: ({ deposits: all, currency }) => all.filter(isUnfailed).map(({ id }) => line(id, currency)),
};

/**
 * Compares the recorded rate too. A remainder of a cent goes into whichever deposit comes next, and deposits of one turn of the
 * workers have no order, so converted cents are compared in the balance and in `checkSums`.
 */
const credits: ComparedRecords = {
  name: 'credits',
  stored: (records) =>
    records.deposits.filter(isCompleted).map(({ id, creditedCents, currency, accountCurrency, kesPerUsd }) => {
      const minor = currency === accountCurrency ? creditedCents : 'converted';
      return line(id, minor, accountCurrency, kesPerUsd);
    }),
  expected: (player) =>
    player.deposits.flatMap(({ id, currency, credited }) => {
      if (!credited) return [];
      const minor = currency === credited.currency ? credited.minor : 'converted';
      return [line(id, minor, credited.currency, credited.rate)];
    }),
};

const refundable: ComparedRecords = {
  name: 'refundable payments',
  stored: (records) =>
    records.deposits
      .filter(isCompleted)
      .flatMap(({ id, refundableCents }) => (refundableCents ? [line(id, refundableCents)] : [])),
  expected: (player) =>
    player.deposits.flatMap((known) => (known.refundable ? [line(known.id, known.refundable)] : [])),
};

const withdrawals: ComparedRecords = {
  name: 'withdrawals',
  stored: (records) =>
    records.withdrawals.map((withdrawal) => {
      const { id, status, debitCents, currency } = withdrawal;
      return line(id, status, debitCents, currency, payoutKesOf(withdrawal));
    }),
  expected: (player) =>
    player.withdrawals.map(({ id, status, debit, currency, payoutKes, method, isRefused }) =>
      line(id, status, debit, currency, method === 'mpesa' && !isRefused ? payoutKes : undefined),
    ),
};

/** Accounts after a round are compared in answers. */
const rounds: ComparedRecords = {
  name: 'rounds',
  stored: (records) =>
    records.rounds.map((round) => {
      const { id, kind, status, stakeCents, bonusStakeCents, winCents, multiplier, steps } = round;
      const money = [stakeCents, bonusStakeCents, winCents, multiplier, round.freeSpin?.stakeCents];
      const fate = [round.serverSeedHash, round.nonce, round.flight];
      return line(id, kind, status, ...money, ...fate, ...steps.map(stepLine));
    }),
  expected: ({ play }) =>
    play.rounds.map((round) => {
      const { id, kind, status, stake, bonusStake, win, multiplier, steps } = round;
      const money = [stake, bonusStake, win, multiplier, round.freeSpin];
      const fate = [round.seedHash, round.nonce, round.flight];
      return line(id, kind, status, ...money, ...fate, ...steps.map(stepLine));
    }),
};

const stepLine = ({ action, tile }: { action: string; tile?: number | undefined }): string => `${action}${tile ?? ''}`;

const totals: ComparedRecords = {
  name: 'totals',
  stored: ({ user }) => [
    line(user?.totalBets ?? 0, toMinor(user?.totalWager), user?.totalWins ?? 0, toMinor(user?.maxWin)),
  ],
  expected: ({ play }) => [line(...play.totals)],
};

const openBonuses: ComparedRecords = {
  name: 'open bonuses',
  stored: ({ user }) =>
    (user?.bonuses ?? []).map(({ id, amountCents, wageredCents, leftCents, openRounds }, place) =>
      line(place, id, amountCents, wageredCents, leftCents, openRounds),
    ),
  expected: ({ bonuses }) =>
    bonuses.open.map(({ id, amount, wagered, left, rounds }, place) => line(place, id, amount, wagered, left, rounds)),
};

const endedBonuses: ComparedRecords = {
  name: 'ended bonuses',
  stored: ({ bonuses }) =>
    bonuses.map(({ id, status, amountCents, wageredCents, convertedCents, lostCents }) =>
      line(id, status, amountCents, wageredCents, convertedCents, lostCents),
    ),
  expected: ({ bonuses }) =>
    bonuses.ended.map(({ bonus, status, converted, lost }) =>
      line(bonus.id, status, bonus.amount, bonus.wagered, converted, lost),
    ),
};

const turns: ComparedRecords = {
  name: 'turns of the wheel',
  stored: (records) =>
    records.turns.map(({ day, segment, bonusCents, freeSpins }) => line(day, segment, bonusCents, freeSpins)),
  expected: ({ rewards }) =>
    rewards.turns.map(({ day, segment, bonus, freeSpins }) => line(day, segment, bonus, freeSpins)),
};

const purchases: ComparedRecords = {
  name: 'purchases',
  stored: (records) =>
    records.purchases.map(({ id, itemId, price, bonusCents, freeSpins }) =>
      line(id, itemId, price, bonusCents, freeSpins),
    ),
  expected: ({ rewards }) =>
    rewards.purchases.map(({ id, itemId, price, bonus, freeSpins }) => line(id, itemId, price, bonus, freeSpins)),
};

const points: ComparedRecords = {
  name: 'points and spins of deposits',
  stored: ({ user }) => [line(user?.pointsMilli ?? 0, user?.freeSpins ?? 0)],
  expected: ({ rewards }) => [line(rewards.pointsMilli, rewards.oldSpins)],
};

const grants: ComparedRecords = {
  name: 'grants of free spins',
  stored: (records) =>
    records.grants.map(({ id, stakeCents, count, left, wonCents, isOpen, expiresAt }) =>
      line(id, stakeCents.KES, stakeCents.USD, count, left, wonCents, isOpen, Date.parse(expiresAt)),
    ),
  expected: ({ rewards }) =>
    rewards.grants.map(({ id, stakes, count, left, won, expiresAt }) =>
      line(id, stakes.KES, stakes.USD, count, left, won, left > 0, expiresAt),
    ),
};

/** Another kind of record is one more here. */
export const RECORDS: readonly ComparedRecords[] = [
  deposits,
  currencies,
  credits,
  refundable,
  withdrawals,
  rounds,
  totals,
  openBonuses,
  endedBonuses,
  turns,
  purchases,
  points,
  grants,
];
