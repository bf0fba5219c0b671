import type { BonusSource, WageringTerms } from '../../../../contract/bonusTerms.ts';
import { convertMinor } from '../../../../contract/money.ts';
import { type BonusGrant, currencyOf, grantBonus, instant, type LedgerContext } from '../../ledger/index.ts';
import { mayEarn } from '../../rewards/readInvitation.ts';
import { wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import { notificationOf } from '../../users/notifications.ts';
import type { ContestResult } from '../../store/records/prizes.ts';

export type PrizeContext = Pick<LedgerContext, 'store' | 'now' | 'kesPerUsd' | 'log'>;

/** A round that ended in time may be written this much later (ms). */
export const LATE_MS = 10_000;

/** It is a challenge, or one run of a race. */
export interface Contest {
  /** The result of the contest is stored under this id. */
  id: string;
  source: Extract<BonusSource, 'challenge' | 'race'>;
  /** Asked once, after its end. */
  decide: () => Promise<Pick<ContestResult, 'terms' | 'shares'>>;
}

/**
 * Pays prizes as bonus money, each with a journal line and a notice. Called again, it does not pay a player again. Returns
 * whether all are paid.
 */
export async function payPrizes(ctx: PrizeContext, contest: Contest): Promise<boolean> {
  const result = await close(ctx, contest);
  const terms = wageringTermsOf(result.terms);
  let areAllPaid = true;
  for (const share of result.shares)
    await payPrize(ctx, contest, { share, terms }).catch((err: unknown) => {
      areAllPaid = false;
      ctx.log.error({ err, contestId: contest.id }, 'the prize of a challenge or a race is paid later');
    });
  if (areAllPaid) {
    const paid = { ...result, paidAt: instant(ctx.now()) };
    await ctx.store.transaction(keyOf(contest), async (tx) => tx.set('challenge-results', paid));
  }
  return areAllPaid;
}

const keyOf = ({ id, source }: Contest): string => `${source}:${id}`;

async function payPrize(
  ctx: PrizeContext,
  { id: contestId, source }: Contest,
  { share, terms }: { share: ContestResult['shares'][number]; terms: WageringTerms },
): Promise<void> {
  const { userId: uid, kesCents, rank } = share;
  const [at, kesPerUsd, recordId] = [instant(ctx.now()), ctx.kesPerUsd(), `${source}-${contestId}-${uid}`];
  await ctx.store.transaction(uid, async (tx) => {
    if (await tx.get('journal', `${recordId}:bonus`)) return;
    const user = await tx.get('users', uid);
    if (!user || !(await mayEarn(tx, uid, ctx.now()))) return;
    const cents = convertMinor(kesCents, 'KES', currencyOf(user), kesPerUsd);
    // One shilling is less than a cent of a dollar.
    if (cents <= 0) return;
    const grant: BonusGrant = { id: recordId, source, cents, terms };
    tx.set('users', grantBonus(tx, user, grant, { at, kesPerUsd }));
    const facts = { amountCents: cents, currency: currencyOf(user), ...(rank !== undefined && { count: rank }) };
    const kind = source === 'race' ? 'race' : 'bonus';
    tx.set('notifications', notificationOf({ id: `${source}:${recordId}`, uid, kind, now: at, ...facts }));
  });
}

/** Fixes at the first call what the contest gives to whom. */
async function close({ store, now }: PrizeContext, contest: Contest): Promise<ContestResult> {
  const known = await store.get('challenge-results', contest.id);
  if (known) return known;
  const result = { id: contest.id, closedAt: instant(now()), ...(await contest.decide()) };
  return store.transaction(keyOf(contest), async (tx) => {
    const first = await tx.get('challenge-results', contest.id);
    if (!first) tx.create('challenge-results', result);
    return first ?? result;
  });
}
