import { randomInt } from 'node:crypto';
import type { WageringTerms } from '../../../contract/bonusTerms.ts';
import { sumOfWeights } from '../../../contract/wheel.ts';
import { currencyOf, grantBonus } from '../ledger/index.ts';
import type { Transaction } from '../store/DocumentStore.ts';
import type { UserRecord } from '../store/records/user.ts';
import { notificationOf } from '../users/notifications.ts';
import { grantOf, type PresentTerms } from './spins.ts';
import { wageringTermsOf } from './wageringTermsOf.ts';

export interface Prize {
  source: 'wheel' | 'market';
  /** The id of the record that gives the prize, once. */
  sourceId: string;
  bonusCents: number;
  freeSpins: number;
  /** Without a slot, the spins are on that of the terms. */
  gameId?: string | undefined;
  terms: Partial<WageringTerms>;
}

/** `spinTerms`: while free spins have no terms, spins are counted on the profile. */
type Giving = { at: string; kesPerUsd: number; spinTerms: PresentTerms | undefined };

/** Draws the place of one item by weight. `draw` gives a whole number below its argument, each equally likely. */
export function drawByWeight(
  items: readonly { weight: number }[],
  draw = (most: number): number => randomInt(most),
): number {
  let rest = draw(sumOfWeights(items));
  return items.findIndex(({ weight }) => (rest -= weight) < 0);
}

/** Writes bonus money with its journal line, free spins and the notice. Returns the player, whom the caller writes. */
export function givePrize(tx: Transaction, user: UserRecord, prize: Prize, giving: Giving): UserRecord {
  const { source, sourceId, bonusCents, terms } = prize;
  const { at, kesPerUsd } = giving;
  const id = `${source}:${sourceId}`;
  const given = withSpins(tx, user, prize, giving);
  tx.set('notifications', notificationOf({ id, uid: user.id, now: at, ...newsOf(user, prize, giving) }));
  if (bonusCents <= 0) return given;
  const grant = { id, source, cents: bonusCents, terms: wageringTermsOf(terms) };
  return grantBonus(tx, given, grant, { at, kesPerUsd });
}

/** Free spins lead to their slot. */
function newsOf(user: UserRecord, { source, bonusCents, freeSpins, gameId }: Prize, { spinTerms }: Giving) {
  const slot = gameId ?? spinTerms?.gameId;
  if (freeSpins > 0) return { kind: 'freeSpins' as const, count: freeSpins, ...(slot && { gameId: slot }) };
  return { kind: source, ...(bonusCents > 0 && { amountCents: bonusCents, currency: currencyOf(user) }) };
}

function withSpins(tx: Transaction, user: UserRecord, prize: Prize, { at, spinTerms }: Giving): UserRecord {
  const { source, sourceId, freeSpins: count, gameId } = prize;
  if (count <= 0) return user;
  if (!spinTerms) return { ...user, freeSpins: (user.freeSpins ?? 0) + count };
  tx.create('spin-grants', grantOf({ uid: user.id, count, gameId, source, sourceId, at }, spinTerms));
  return user;
}
