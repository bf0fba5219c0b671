/** Both sides of the journal: what a player has is the sum of the lines, and with the accounts of the house all is zero. */
import { RAIL_NAMES } from '../../contract/railWords.ts';
import { CURRENCY_CODES } from '../../contract/userChoices.ts';
import { houseAccounts } from '../../server/src/ledger/index.ts';
import { readPotCents } from '../../server/src/play/jackpots/feedJackpots.ts';
import type { Reader } from '../../server/src/store/DocumentStore.ts';
import type { JournalEntry } from '../../server/src/store/records/journal.ts';
import type { Checks } from './Checks.ts';
import { toMinor } from './money.ts';
import { type PlayerRecords, sumOf } from './playerRecords.ts';

const OWN = ['main', 'bonus', 'held', 'points'];

const sumOfLines = (lines: readonly JournalEntry[]): number => sumOf(lines, ({ deltaCents }) => deltaCents);

/** A line that is there for what is held, and not because money came or went. */
export const isHold = ({ kind }: JournalEntry): boolean => kind === 'hold' || kind === 'release';

/** Accounts, purses and points are the sums of their lines; a withdrawal is held once, and released once when it failed. */
export function checkSides(checks: Checks, { user, withdrawals, journal }: PlayerRecords, what: string): void {
  const [balance, held] = [toMinor(user?.balance), toMinor(user?.held)];
  const has = { main: balance - held, bonus: toMinor(user?.bonusBalance), held, points: user?.pointsMilli ?? 0 };
  const summed = OWN.map((name) => [name, sumOfLines(journal.filter(({ account }) => account === name))] as const);
  checks.equal(Object.fromEntries(summed), has, `${what}: the lines of each account sum to it`);
  const open = journal.filter(({ account, against, purse }) => !against || (account === 'bonus') !== Boolean(purse));
  checks.equal(open, [], `${what}: each line has two sides, and bonus money its purse`);
  const between = journal.filter(({ against = '' }) => OWN.includes(against));
  checks.equal(sumOfLines(between), 0, `${what}: what leaves one account of the player for another arrives there`);
  const left = new Map((user?.bonuses ?? []).map(({ id, leftCents }) => [id, leftCents]));
  const purses = new Set([...left.keys(), ...journal.flatMap(({ purse }) => purse ?? [])]);
  for (const id of purses)
    checks.equal(sumOfLines(journal.filter(({ purse }) => purse === id)), left.get(id) ?? 0, `${what}: purse ${id}`);
  const holds = withdrawals.filter(({ debitCents }) => debitCents > 0);
  const owed = holds.flatMap(({ id, status, debitCents }) => {
    const movements = status === 'failed' ? [`${id}:hold`, `${id}:release`] : [`${id}:hold`];
    return movements.flatMap((recordId, place) => {
      const cents = place === 0 ? debitCents : -debitCents;
      return [`${recordId} main ${-cents}`, `${recordId} held ${cents}`];
    });
  });
  const written = journal.filter(isHold).map((line) => `${line.recordId} ${line.account} ${line.deltaCents}`);
  checks.equal(written.toSorted(), owed.toSorted(), `${what}: what is held, and what came back`);
}

/** All accounts of each currency together are zero, and each float is what its rail has brought and paid. */
export async function checkHouse(checks: Checks, reader: Reader, what: string): Promise<void> {
  const house = await houseAccounts(reader);
  const disputes = await reader.find('disputes', { where: [['status', '==', 'lost']] });
  for (const currency of CURRENCY_CODES) {
    const own = await reader.sum('journal', 'deltaCents', { where: [['currency', '==', currency]] });
    checks.equal(
      own + sumOf(Object.values(house[currency]), (cents) => cents),
      0,
      `${what}: all accounts in ${currency}`,
    );
    const pots = await reader.find('jackpot-pots', { where: [['currency', '==', currency]] });
    const inPots = await Promise.all(pots.map((pot) => readPotCents(reader, pot)));
    checks.equal(
      house[currency].jackpots,
      sumOf(inPots, (cents) => cents),
      `${what}: the pots of the jackpots in ${currency}`,
    );
    const ended = [['status', '==', 'completed'] as const, ['accountCurrency', '==', currency] as const];
    for (const rail of RAIL_NAMES) {
      const deposits = await reader.find('deposits', { where: [...ended, ['paymentMethod', '==', rail]] });
      const returned = [...ended, ['paymentMethod', '==', 'returned'] as const, ['method', '==', rail] as const];
      const back = await reader.sum('deposits', 'creditedCents', { where: returned });
      const paid = await reader.sum('withdrawals', 'debitCents', { where: [...ended, ['method', '==', rail]] });
      const lost = disputes.filter(({ depositId }) => deposits.some(({ id }) => id === depositId));
      const brought = sumOf(deposits, (deposit) => ('creditedCents' in deposit ? deposit.creditedCents : 0)) + back;
      const float = paid + sumOf(lost, ({ lostCents }) => lostCents) - brought;
      checks.equal(house[currency][rail], float, `${what}: the float of ${rail} in ${currency}`);
    }
  }
}
