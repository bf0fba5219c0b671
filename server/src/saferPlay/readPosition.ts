import type { SaferPlayPosition } from '../../../contract/saferPlay.ts';
import { currencyOf, decimalOf, instant } from '../ledger/index.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { ownedBy } from '../store/query.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';
import type { SaferPlayContext } from './changeSaferPlay.ts';

const LONGEST_MS = 366 * 86_400_000;

const completedAt = ({ timeline }: WithdrawalRecord): string | undefined =>
  timeline.findLast(({ status }) => status === 'completed')?.at;

/** The card network seldom returns a payout. */
const MOST_RETURNED = 100;

/** The sum of payouts that came back since, of those that were paid since. */
async function returnedCents(store: DocumentStore, uid: string, since: string): Promise<number> {
  const where = [ownedBy(uid), ['paymentMethod', '==', 'returned'] as const, ['createdAt', '>=', since] as const];
  const returned = await store.find('deposits', { where, orderBy: ['createdAt', 'desc'], limit: MOST_RETURNED });
  let cents = 0;
  for (const deposit of returned) {
    const payout = await store.get('withdrawals', deposit.correctsId ?? '');
    if (payout && (completedAt(payout) ?? '') >= since && 'creditedCents' in deposit)
      cents += deposit.creditedCents ?? 0;
  }
  return cents;
}

/** Sums are decimals of the account's currency; returned payouts reduce withdrawals. `since` (Unix ms) goes back one year at most. */
export async function readPosition(ctx: SaferPlayContext, uid: string, since: number): Promise<SaferPlayPosition> {
  const from = instant(Math.max(since, ctx.now() - LONGEST_MS));
  const { store } = ctx;
  const movedBy = (kind: 'deposit' | 'withdrawal') =>
    store.sum('journal', 'deltaCents', { where: [ownedBy(uid), ['kind', '==', kind], ['at', '>=', from]] });
  const inCents = await movedBy('deposit');
  const outCents = 0 - (await movedBy('withdrawal')) - (await returnedCents(store, uid, from));
  const rounds = { where: [ownedBy(uid), ['createdAt', '>=', from] as const] };
  const stakedCents = await ctx.store.sum('rounds', 'stakeCents', rounds);
  const wonCents = await ctx.store.sum('rounds', 'winCents', rounds);
  return {
    since: from,
    currency: currencyOf(await ctx.store.get('users', uid)),
    deposited: decimalOf(inCents),
    withdrawn: decimalOf(outCents),
    net: decimalOf(outCents - inCents),
    staked: decimalOf(stakedCents),
    won: decimalOf(wonCents),
    wonNet: decimalOf(wonCents - stakedCents),
  };
}
