import type { Reader } from '../store/DocumentStore.ts';
import { ownedBy } from '../store/query.ts';
import type { JournalLine } from '../store/records/journal.ts';
import type { UserRecord } from '../store/records/user.ts';
import { type Account, accountOf, currencyOf, withAccount, writeJournal } from './account.ts';
import { instant, type LedgerContext } from './LedgerContext.ts';
import { HELD_STATES } from './rules/move.ts';

/** The sums of the records: deposits, withdrawals, rounds, converted bonuses and corrections. The bonus account has its own. */
export async function sumRecords(reader: Reader, uid: string): Promise<Omit<Account, 'bonusCents'>> {
  const theirs = { where: [ownedBy(uid)] };
  const completed = { where: [ownedBy(uid), ['status', '==', 'completed'] as const] };
  const totalDepositsCents = await reader.sum('deposits', 'creditedCents', completed);
  const totalWithdrawalsCents = await reader.sum('withdrawals', 'debitCents', completed);
  const wonCents = await reader.sum('rounds', 'netCents', theirs);
  const convertedCents = await reader.sum('bonuses', 'convertedCents', theirs);
  const takenBackCents = await reader.sum('disputes', 'lostCents', theirs);
  const correctedCents = await reader.sum('corrections', 'deltaCents', theirs);
  return {
    balanceCents:
      totalDepositsCents - totalWithdrawalsCents + wonCents + convertedCents - takenBackCents + correctedCents,
    heldCents: await reader.sum('withdrawals', 'debitCents', { where: [ownedBy(uid), ['status', 'in', HELD_STATES]] }),
    totalDepositsCents,
    totalWithdrawalsCents,
  };
}

const isSame = (a: Account, b: Account): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A balance that is not the sum of its lines gets one line more. */
async function correctionsOf(reader: Reader, user: UserRecord, account: Account, at: string): Promise<JournalLine[]> {
  const { balanceCents, heldCents } = account;
  const line = { userId: user.id, currency: currencyOf(user), recordId: `correction:${user.id}:${at}`, at } as const;
  const corrections: JournalLine[] = [];
  for (const [name, cents] of [['main', balanceCents - heldCents] as const, ['held', heldCents] as const]) {
    const where = [ownedBy(user.id), ['account', '==', name] as const];
    const deltaCents = cents - (await reader.sum('journal', 'deltaCents', { where }));
    const correction = { account: name, against: 'corrections', kind: 'correction', deltaCents } as const;
    if (deltaCents !== 0) corrections.push({ ...line, ...correction });
  }
  return corrections;
}

/** Computes balance and held amount from the records (docs/money.md). Returns the player, if there is one. */
export function refreshBalance(ctx: LedgerContext, uid: string): Promise<UserRecord | undefined> {
  const at = instant(ctx.now());
  return ctx.store.transaction(uid, async (tx) => {
    const user = await tx.get('users', uid);
    if (!user) return undefined;
    const known = accountOf(user);
    const summed: Account = { ...known, ...(await sumRecords(tx, uid)) };
    if (isSame(known, summed)) return user;
    ctx.log.error({ uid, known, summed }, 'the balance was not what the records say: needs a person');
    const refreshed = withAccount(user, uid, summed, at);
    const corrections = await correctionsOf(tx, user, summed, at);
    for (const line of corrections) writeJournal(tx, line);
    tx.set('users', refreshed);
    return refreshed;
  });
}
