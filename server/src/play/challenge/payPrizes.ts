/** Prizes of challenges that have ended, as bonus money: each player once, with a journal line and a notice. */
import type { WageringTerms } from '../../../../contract/bonusTerms.ts';
import { convertMinor } from '../../../../contract/money.ts';
import { type BonusGrant, currencyOf, grantBonus, instant, type LedgerContext } from '../../ledger/index.ts';
import { mayEarn } from '../../rewards/readInvitation.ts';
import { wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import { notificationOf } from '../../users/notifications.ts';
import { closeChallenge, endOfChallenge } from './closeChallenge.ts';

type PrizeContext = Pick<LedgerContext, 'store' | 'now' | 'kesPerUsd' | 'log'>;

/** A round that ended in time may be written this much later (ms). */
const LATE_MS = 10_000;

/** Ids of challenges that have ended and are not paid. */
export async function findEndedChallenges({ store, now }: PrizeContext): Promise<string[]> {
  const ended: string[] = [];
  for (const item of await store.find('challenge-content')) {
    const { endsAt } = item as { endsAt?: unknown };
    if (typeof endsAt !== 'string' || !(Date.parse(endsAt) + LATE_MS <= now())) continue;
    if (!(await endOfChallenge(store, item.id)).isPaid) ended.push(item.id);
  }
  return ended;
}

/** May be called repeatedly: a player who was paid is not paid again. */
export async function payPrizes(ctx: PrizeContext, challengeId: string): Promise<void> {
  const result = await closeChallenge(ctx, challengeId);
  const terms = wageringTermsOf(result.terms);
  let isWhole = true;
  for (const { userId: uid, kesCents } of result.shares)
    await payPrize(ctx, challengeId, { uid, kesCents, terms }).catch((err: unknown) => {
      isWhole = false;
      ctx.log.error({ err, challengeId }, 'the prize of a challenge is paid later');
    });
  if (!isWhole) return;
  const paid = { ...result, paidAt: instant(ctx.now()) };
  await ctx.store.transaction(`challenge:${challengeId}`, async (tx) => tx.set('challenge-results', paid));
}

async function payPrize(
  ctx: PrizeContext,
  challengeId: string,
  { uid, kesCents, terms }: { uid: string; kesCents: number; terms: WageringTerms },
): Promise<void> {
  const [at, kesPerUsd, recordId] = [instant(ctx.now()), ctx.kesPerUsd(), `challenge-${challengeId}-${uid}`];
  await ctx.store.transaction(uid, async (tx) => {
    if (await tx.get('journal', `${recordId}:bonus`)) return;
    const user = await tx.get('users', uid);
    if (!user || !(await mayEarn(tx, uid, ctx.now()))) return;
    const cents = convertMinor(kesCents, 'KES', currencyOf(user), kesPerUsd);
    const grant: BonusGrant = { id: recordId, source: 'challenge', cents, terms };
    tx.set('users', grantBonus(tx, user, grant, { at, kesPerUsd }));
    tx.set('notifications', notificationOf({ id: `challenge:${recordId}`, uid, kind: 'bonus', now: at }));
  });
}
