import type { Beside } from '../ledger/index.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import type { UserRecord } from '../store/records/user.ts';

interface BlockChange {
  uid: string;
  isBlocked: boolean;
  /** ISO 8601. */
  at: string;
}

/**
 * Closes an account for its player, or opens it again. A closed one is signed out, bets and deposits are refused, open streams end and
 * payouts wait; rounds that are open end by their rules. Returns the player; undefined when there is none.
 */
export function setBlocked(
  store: DocumentStore,
  { uid, isBlocked, at }: BlockChange,
  beside: Beside<UserRecord>,
): Promise<UserRecord | undefined> {
  return store.transaction(uid, async (tx) => {
    const write = await beside(tx);
    const before = await tx.get('users', uid);
    if (!before) return undefined;
    const isSame = (before.isActive === false) === isBlocked;
    // Streams on other servers hear of a player by the time of the last change of the balance.
    const seen = { updatedAt: at, lastBalanceUpdate: at };
    const after = isSame
      ? before
      : { ...before, ...seen, isActive: !isBlocked, ...(isBlocked && { sessionsValidAfter: at }) };
    if (!isSame) tx.set('users', after);
    write(tx, { before, after });
    return after;
  });
}
