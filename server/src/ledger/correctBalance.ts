import type { CorrectionRecord } from '../store/records/console.ts';
import type { UserRecord } from '../store/records/user.ts';
import { currencyOf, withMoved, writeJournal } from './account.ts';
import { type Beside, instant, type LedgerContext } from './LedgerContext.ts';

/**
 * Adds an amount to a balance, or takes it, as two people have decided: the record, its line of the journal and the balance are written
 * together, once. A balance below zero is a debt: nothing is paid out until it is covered. Returns the player; undefined when there is none.
 */
export function correctBalance(
  ctx: LedgerContext,
  correction: Omit<CorrectionRecord, 'currency' | 'createdAt'>,
  beside: Beside<UserRecord>,
): Promise<UserRecord | undefined> {
  const { id, userId, deltaCents } = correction;
  if (!Number.isSafeInteger(deltaCents) || deltaCents === 0)
    throw new RangeError('a correction is a whole number of cents');
  const at = instant(ctx.now());
  return ctx.store.transaction(userId, async (tx) => {
    const write = await beside(tx);
    const before = await tx.get('users', userId);
    if (!before) return undefined;
    const currency = currencyOf(before);
    const after = withMoved(before, userId, { balanceCents: deltaCents }, at);
    tx.create('corrections', { ...correction, currency, createdAt: at });
    const line = { userId, account: 'main', against: 'corrections', currency, recordId: id, at } as const;
    writeJournal(tx, { ...line, deltaCents, kind: 'correction' });
    tx.set('users', after);
    write(tx, { before, after });
    return after;
  });
}
