import type { OpenedGame } from '../../../../contract/launches.ts';
import { decimalOf, instant } from '../../ledger/index.ts';
import { grantCountedSpins, groupsOf, openGrants } from '../../rewards/spins.ts';
import type { Currency } from '../../store/records/money.ts';
import type { PlayContext } from '../PlayContext.ts';

/** The player's free spins on a slot, at the stake of those that end first. */
export async function readFreeSpins(
  ctx: PlayContext,
  uid: string,
  { id, currency }: { id: string; currency: Currency },
): Promise<OpenedGame['freeSpins']> {
  await grantCountedSpins(ctx, uid);
  const grants = await openGrants(ctx.store, { uid, gameId: id, at: instant(ctx.now()) });
  const [first] = groupsOf(grants, currency);
  return first && { left: first.left, stake: decimalOf(first.stakeCents), won: decimalOf(first.wonCents) };
}
