import { expect } from '@jest/globals';
import { RAIL_NAMES } from '../../../../contract/railWords.ts';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';
import { type LedgerScene, UID } from '../../testing/LedgerScene.ts';
import { type JournalEntry, OWN_ACCOUNTS } from '../../store/records/journal.ts';
import type { UserRecord } from '../../store/records/user.ts';
import { readPotCents } from '../../play/jackpots/feedJackpots.ts';
import { floatOf, houseAccounts } from '../houseAccounts.ts';
import { sumRecords } from '../refreshBalance.ts';
import type { Reader } from '../../store/DocumentStore.ts';
import { isCompleted } from '../rules/move.ts';

/** Stored balances, records and journal agree, say one currency, and nothing is below zero; all accounts together are zero. */
export async function expectSums(scene: LedgerScene, uid = UID): Promise<void> {
  const { store } = scene;
  const { bonusCents, ...account } = await scene.account(uid);
  expect(await sumRecords(store, uid)).toEqual(account);
  const linesOf = (name: JournalEntry['account']) => ({
    where: [['userId', '==', uid] as const, ['account', '==', name] as const],
  });
  const { balanceCents, heldCents } = account;
  expect(await store.sum('journal', 'deltaCents', linesOf('main'))).toBe(balanceCents - heldCents);
  expect(await store.sum('journal', 'deltaCents', linesOf('held'))).toBe(heldCents);
  expect(await store.sum('journal', 'deltaCents', linesOf('bonus'))).toBe(bonusCents);
  expectSides(await store.get('users', uid), await store.find('journal', { where: [['userId', '==', uid]] }));
  const purses = (await store.get('users', uid))?.bonuses ?? [];
  expect(purses.reduce((sum, { leftCents }) => sum + leftCents, 0)).toBe(bonusCents);
  for (const cents of [account.balanceCents, account.heldCents, bonusCents]) expect(cents).toBeGreaterThanOrEqual(0);
  expect(account.heldCents).toBeLessThanOrEqual(account.balanceCents);
  const { currency } = await scene.balance(uid);
  for (const said of await currenciesOf(store, uid)) expect(said).toMatchObject({ currency });
  await expectHouse(store);
}

const sumOf = (lines: readonly Pick<JournalEntry, 'deltaCents'>[]): number =>
  lines.reduce((sum, { deltaCents }) => sum + deltaCents, 0);
const isOwn = (name: string | undefined): boolean => OWN_ACCOUNTS.some((own) => own === name);

/** Each line names its other side, what goes from one account of the player to another is whole, and purses and points are their lines. */
function expectSides(user: UserRecord | undefined, lines: readonly JournalEntry[]): void {
  expect(lines.filter(({ against }) => against === undefined)).toEqual([]);
  expect(lines.filter(({ account, purse }) => (account === 'bonus') !== (purse !== undefined))).toEqual([]);
  expect(sumOf(lines.filter(({ against }) => isOwn(against)))).toBe(0);
  const inPurses = Map.groupBy(
    lines.filter(({ account }) => account === 'bonus'),
    ({ purse = '' }) => purse,
  );
  const left = new Map((user?.bonuses ?? []).map(({ id, leftCents }) => [id, leftCents]));
  for (const purse of new Set([...inPurses.keys(), ...left.keys()]))
    expect([purse, sumOf(inPurses.get(purse) ?? [])]).toEqual([purse, left.get(purse) ?? 0]);
  expect(sumOf(lines.filter(({ account }) => account === 'points'))).toBe(user?.pointsMilli ?? 0);
}

/** All accounts of each currency together are zero, and each float is what its rail has brought and paid. */
export async function expectHouse(store: Reader): Promise<void> {
  const house = await houseAccounts(store);
  const [journal, disputes] = [await store.find('journal'), await store.find('disputes')];
  const deposits = (await store.find('deposits')).filter(isCompleted);
  const withdrawals = (await store.find('withdrawals')).filter(isCompleted);
  for (const code of CURRENCY_CODES) {
    const own = sumOf(journal.filter(({ currency }) => currency === code));
    expect(Object.values(house[code]).reduce((sum, cents) => sum + cents, own)).toBe(0);
    expect([code, house[code].jackpots]).toEqual([code, await inPots(store, code)]);
    for (const rail of RAIL_NAMES) {
      const brought = deposits.filter((each) => each.accountCurrency === code && floatOf(each) === rail);
      const paid = withdrawals.filter((each) => each.accountCurrency === code && floatOf(each) === rail);
      const lost = disputes.filter(({ depositId }) => brought.some(({ id }) => id === depositId));
      const moved = [
        ...brought.map(({ creditedCents = 0 }) => -creditedCents),
        ...paid.map(({ debitCents }) => debitCents),
        ...lost.map(({ lostCents = 0 }) => lostCents),
      ];
      expect([code, rail, house[code][rail]]).toEqual([code, rail, moved.reduce((sum, cents) => sum + cents, 0)]);
    }
  }
}

/** Sums what the pots of the jackpots say that they have. */
async function inPots(store: Reader, currency: 'KES' | 'USD'): Promise<number> {
  const pots = await store.find('jackpot-pots', { where: [['currency', '==', currency]] });
  const sums = await Promise.all(pots.map((pot) => readPotCents(store, pot)));
  return sums.reduce((sum, cents) => sum + cents, 0);
}

interface Said {
  record: string;
  /** Undefined when the record does not say it. */
  currency: string | undefined;
}

/** The currency that each record gives for an amount that moved, or is held. */
export async function currenciesOf(reader: Reader, uid: string): Promise<Said[]> {
  const theirs = { where: [['userId', '==', uid] as const] };
  const deposits = (await reader.find('deposits', theirs)).filter(isCompleted);
  const withdrawals = (await reader.find('withdrawals', theirs)).filter(({ debitCents }) => debitCents > 0);
  const journal = await reader.find('journal', theirs);
  return [
    ...deposits.map(({ id, accountCurrency }) => ({ record: `deposit ${id}`, currency: accountCurrency })),
    ...withdrawals.flatMap(({ id, currency, accountCurrency }) =>
      [currency, accountCurrency].map((said) => ({ record: `withdrawal ${id}`, currency: said })),
    ),
    ...journal.map(({ id, currency }) => ({ record: `journal ${id}`, currency })),
  ];
}
