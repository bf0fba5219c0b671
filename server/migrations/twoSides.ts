import {
  accountOf,
  currencyOf,
  floatOf,
  HELD_STATES,
  heldLines,
  openBonusesOf,
  writeJournal,
} from '../src/ledger/index.ts';
import type { DocumentStore, Transaction } from '../src/store/DocumentStore.ts';
import { ownedBy } from '../src/store/query.ts';
import { AT_A_READ, readPages } from '../src/store/reading.ts';
import type { EndedBonus, OpenBonus } from '../src/store/records/bonus.ts';
import { type JournalEntry, type JournalLine, OWN_ACCOUNTS } from '../src/store/records/journal.ts';
import type { UserRecord } from '../src/store/records/user.ts';

/**
 * Each line of a journal from before gets its other side, and its purse; what is held, and points, get their lines. Then
 * the accounts of a player are proved: a difference becomes a correction, with a warning. It may be cut off and begin again.
 */
export async function twoSides(store: DocumentStore): Promise<void> {
  for (const uid of await store.ids('users')) while (!(await proved(store, uid)));
}

/** False when another server has moved the money of the player meanwhile. */
async function proved(store: DocumentStore, uid: string): Promise<boolean> {
  const before = await store.get('users', uid);
  if (!before) return true;
  const lines = await readLines(store, uid);
  const bonuses = [...openBonusesOf(before), ...(await store.find('bonuses', { where: [ownedBy(uid)] }))];
  const sided = await withSides(store, before, { lines, bonuses });
  const changed = sided.filter((line, place) => line !== lines[place]);
  for (let from = 0; from < changed.length; from += AT_A_READ)
    await store.transaction(uid, async (tx) =>
      changed.slice(from, from + AT_A_READ).forEach((line) => tx.set('journal', line)),
    );
  const at = new Date().toISOString();
  const added = await store.transaction(uid, async (tx) => {
    const user = await tx.get('users', uid);
    if (!user || JSON.stringify(user) !== JSON.stringify(before)) return undefined;
    const opening = await openingLines(tx, user, sided, at);
    const corrections = correctionsOf(user, [...sided, ...opening], at);
    for (const line of [...opening, ...corrections]) writeJournal(tx, line);
    return corrections;
  });
  for (const { account, deltaCents, currency } of added ?? [])
    process.emitWarning(
      `The journal of ${uid} did not say what is in ${account}: corrected by ${deltaCents} (${currency})`,
    );
  return added !== undefined;
}

async function readLines(store: DocumentStore, uid: string): Promise<JournalEntry[]> {
  const accounts = OWN_ACCOUNTS.map((account) =>
    readPages(
      (after) =>
        store.find('journal', {
          where: [ownedBy(uid), ['account', '==', account]],
          orderBy: ['deltaCents', 'asc'],
          limit: AT_A_READ,
          ...after,
        }),
      ({ id, deltaCents }) => ({ id, value: deltaCents }),
    ),
  );
  return (await Promise.all(accounts)).flat();
}

interface Known {
  lines: readonly JournalEntry[];
  /** Open and ended ones. */
  bonuses: readonly (OpenBonus | EndedBonus)[];
}

/** Lines that have their sides already stay the same objects. */
async function withSides(store: DocumentStore, user: UserRecord, known: Known): Promise<JournalEntry[]> {
  const sided: JournalEntry[] = [];
  for (const line of known.lines) sided.push(line.against ? line : await withSide(store, user, line, known));
  return sided;
}

async function withSide(store: DocumentStore, user: UserRecord, line: JournalEntry, known: Known) {
  const { currency = 'USD' } = line;
  const against = await sideOf(store, line, known);
  if (line.account !== 'bonus') return { ...line, currency, against };
  return { ...line, currency, against, purse: await purseOf(store, user, line, known) };
}

const SIDES: Partial<Record<JournalEntry['kind'], JournalLine['against']>> = {
  ...{ stake: 'stakes', rollback: 'stakes', win: 'wins' },
  ...{ excess: 'bonuses', expiry: 'bonuses', forfeit: 'bonuses', referral: 'bonuses' },
};
const PRIZE = /^(?:wheel:|market:|challenge-)/;

async function sideOf(store: DocumentStore, line: JournalEntry, { lines }: Known): Promise<JournalLine['against']> {
  const { kind, recordId, account } = line;
  if (kind === 'bonus') return PRIZE.test(recordId) ? 'prizes' : 'bonuses';
  if (kind !== 'conversion') return SIDES[kind] ?? (await floatIn(store, line));
  const pair = lines.filter((each) => each.kind === kind && each.recordId === recordId);
  const isWhole = pair.reduce((sum, { deltaCents }) => sum + deltaCents, 0) === 0;
  return !isWhole ? 'corrections' : account === 'main' ? 'bonus' : 'main';
}

/** The float of the payment that the line is about. */
async function floatIn(store: DocumentStore, { kind, recordId }: JournalEntry): Promise<JournalLine['against']> {
  const dispute = kind === 'chargeback' ? await store.get('disputes', recordId.replace(/^dispute:/, '')) : undefined;
  const payment =
    kind === 'withdrawal'
      ? await store.get('withdrawals', recordId)
      : await store.get('deposits', dispute?.depositId ?? recordId);
  return payment ? floatOf(payment) : 'corrections';
}

/** Money of bonuses that nobody knows any more. */
const UNKNOWN = 'unknown';

/** Bonus money from before there were terms is in the purse of the account, or else counts for the first open bonus. */
async function purseOf(
  store: DocumentStore,
  user: UserRecord,
  { recordId, at }: JournalEntry,
  { bonuses }: Known,
): Promise<string> {
  const ofRound = /^(.+):(?:stake|win|rollback)$/.exec(recordId)?.[1];
  const round = ofRound === undefined ? undefined : await store.get('rounds', ofRound);
  const spins = bonuses
    .filter(({ group, claimedAt }) => round?.freeSpin && group === `spins:${round.freeSpin.grantId}` && claimedAt <= at)
    .toSorted((a, b) => (a.claimedAt < b.claimedAt ? -1 : 1));
  const ofEnd = /^(.+):(?:conversion|excess|expiry|forfeit|bonus)$/.exec(recordId)?.[1];
  const likely = [round?.wager?.bonusId, spins.at(-1)?.id, ofRound, ofEnd, recordId, `account:${user.id}`];
  const isKnown = (id: string | undefined) => bonuses.some((bonus) => bonus.id === id);
  return likely.find(isKnown) ?? openBonusesOf(user)[0]?.id ?? UNKNOWN;
}

/** The present holds get their lines, and all points so far one. */
async function openingLines(
  tx: Pick<Transaction, 'find'>,
  user: UserRecord,
  lines: readonly JournalEntry[],
  at: string,
): Promise<JournalLine[]> {
  const held = await tx.find('withdrawals', { where: [ownedBy(user.id), ['status', 'in', HELD_STATES]] });
  const holds = held
    .filter(({ id, debitCents }) => debitCents > 0 && !lines.some(({ recordId }) => recordId === `${id}:hold`))
    .flatMap((withdrawal) => heldLines(withdrawal, 'hold', at));
  const { pointsMilli } = user;
  if (!pointsMilli || lines.some(({ account }) => account === 'points')) return holds;
  const line = { userId: user.id, currency: currencyOf(user), recordId: `points:${user.id}`, at } as const;
  const points = { account: 'points', against: 'pointsIssued', kind: 'points', deltaCents: pointsMilli } as const;
  return [...holds, { ...line, ...points }];
}

type Sum = Pick<JournalEntry, 'account' | 'purse' | 'deltaCents'>;

/** An account or a purse that is not the sum of its lines gets one line more. */
function correctionsOf(user: UserRecord, lines: readonly Sum[], at: string): JournalLine[] {
  const { balanceCents, heldCents, bonusCents } = accountOf(user);
  const bonuses = openBonusesOf(user);
  const inPurses = bonuses.reduce((sum, { leftCents }) => sum + leftCents, 0);
  const purses = [...bonuses.map(({ id }) => id), ...lines.map(({ purse }) => purse), UNKNOWN];
  const leftIn = (purse: string) =>
    purse === UNKNOWN ? bonusCents - inPurses : (bonuses.find(({ id }) => id === purse)?.leftCents ?? 0);
  const has = [
    { account: 'main', has: balanceCents - heldCents },
    { account: 'held', has: heldCents },
    { account: 'points', has: user.pointsMilli ?? 0 },
    ...[...new Set(purses)].flatMap((purse) =>
      purse === undefined ? [] : [{ account: 'bonus', purse, has: leftIn(purse) } as const],
    ),
  ] as const;
  const line = { userId: user.id, currency: currencyOf(user), against: 'corrections', kind: 'correction', at } as const;
  return has.flatMap(({ has: target, ...side }) => {
    const purse = 'purse' in side ? side.purse : undefined;
    const own = lines.filter((each) => each.account === side.account && each.purse === purse);
    const deltaCents = target - own.reduce((sum, each) => sum + each.deltaCents, 0);
    const recordId = ['correction', user.id, at, ...(purse === undefined ? [] : [purse])].join(':');
    return deltaCents === 0 ? [] : [{ ...line, ...side, recordId, deltaCents }];
  });
}
