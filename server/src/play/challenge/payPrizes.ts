/** Prizes of challenges that have ended, as bonus money: each player once, with a journal line and a notice. */
import type { WageringTerms } from '../../../../contract/bonusTerms.ts';
import { convertMinor } from '../../../../contract/moneyRules.ts';
import { type BonusGrant, currencyOf, grantBonus, instant, type LedgerContext, minorOf } from '../../ledger/index.ts';
import { mayEarn } from '../../rewards/mayEarn.ts';
import { wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import { notificationOf } from '../../users/notifications.ts';
import { sharePrizes } from './prizes.ts';
import { bestOf, readPrizes } from './readLeaderboard.ts';

type PrizeContext = Pick<LedgerContext, 'store' | 'now' | 'kesPerUsd' | 'onChange' | 'log'>;

/** More than share the last paid place. */
const READ = 200;

const paidId = (challengeId: string): string => `challenge-paid:${challengeId}`;

/** Ids of challenges that have ended and are not paid. */
export async function findEndedChallenges({ store, now }: PrizeContext): Promise<string[]> {
  const at = instant(now());
  const ended: string[] = [];
  for (const item of await store.find('challenge-content')) {
    const { endsAt } = item as { endsAt?: unknown };
    if (typeof endsAt !== 'string' || !(Date.parse(endsAt) <= Date.parse(at))) continue;
    if (!(await store.get('meta', paidId(item.id)))) ended.push(item.id);
  }
  return ended;
}

/** May be called repeatedly: a player who was paid is not paid again. */
export async function payPrizes(ctx: PrizeContext, challengeId: string): Promise<void> {
  const prizes = await readPrizes(ctx.store, challengeId);
  const byPlace = new Map(prizes.map(({ rank, amountKes }) => [rank, minorOf(amountKes)]));
  const terms = wageringTermsOf(prizes[0] ?? {});
  const best = await bestOf(ctx.store, challengeId, READ);
  const scored = best.map(({ id, score }) => ({ id, points: score?.points ?? 0 }));
  let isWhole = true;
  for (const [uid, kesCents] of sharePrizes(scored, byPlace))
    await payPrize(ctx, challengeId, { uid, kesCents, terms }).catch((err: unknown) => {
      isWhole = false;
      ctx.log.error({ err, challengeId }, 'the prize of a challenge is paid later');
    });
  if (!isWhole) return;
  await ctx.store.transaction(paidId(challengeId), async (tx) => tx.set('meta', { id: paidId(challengeId) }));
}

async function payPrize(
  ctx: PrizeContext,
  challengeId: string,
  { uid, kesCents, terms }: { uid: string; kesCents: number; terms: WageringTerms },
): Promise<void> {
  const [at, kesPerUsd, recordId] = [instant(ctx.now()), ctx.kesPerUsd(), `challenge-${challengeId}-${uid}`];
  const isPaid = await ctx.store.transaction(uid, async (tx) => {
    if (await tx.get('journal', `${recordId}:bonus`)) return false;
    const user = await tx.get('users', uid);
    if (!user || !(await mayEarn(tx, uid, ctx.now()))) return false;
    const cents = convertMinor(kesCents, 'KES', currencyOf(user), kesPerUsd);
    const grant: BonusGrant = { id: recordId, source: 'challenge', cents, terms };
    tx.set('users', grantBonus(tx, user, grant, { at, kesPerUsd }));
    tx.set('notifications', notificationOf({ id: `challenge:${recordId}`, uid, kind: 'bonus', now: at }));
    return true;
  });
  if (isPaid) ctx.onChange(uid);
}
