import type { WageringTerms } from '../../../../contract/bonusTerms.ts';
import { convertMinor } from '../../../../contract/money.ts';
import { type BonusGrant, currencyOf, grantBonus, instant, type LedgerContext, minorOf } from '../../ledger/index.ts';
import { mayEarn } from '../../rewards/readInvitation.ts';
import { wageringTermsOf } from '../../rewards/wageringTermsOf.ts';
import { notificationOf } from '../../users/notifications.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import type { ChallengeResult } from '../../store/records/prizes.ts';
import { readPrizes, readScored, sharePrizes } from './prizes.ts';

type PrizeContext = Pick<LedgerContext, 'store' | 'now' | 'kesPerUsd' | 'log'>;

/** A round that ended in time may be written this much later (ms). */
const LATE_MS = 10_000;

export async function findEndedChallenges({ store, now }: PrizeContext): Promise<string[]> {
  const ended: string[] = [];
  for (const item of await store.find('challenge-content')) {
    const { endsAt } = item as { endsAt?: unknown };
    if (typeof endsAt !== 'string' || !(Date.parse(endsAt) + LATE_MS <= now())) continue;
    if (!(await endOfChallenge(store, item.id)).isPaid) ended.push(item.id);
  }
  return ended;
}

/** Pays prizes as bonus money, each with a journal line and a notice. Called again, it does not pay a player again. */
export async function payPrizes(ctx: PrizeContext, challengeId: string): Promise<void> {
  const result = await closeChallenge(ctx, challengeId);
  const terms = wageringTermsOf(result.terms);
  let areAllPaid = true;
  for (const { userId: uid, kesCents } of result.shares)
    await payPrize(ctx, challengeId, { uid, kesCents, terms }).catch((err: unknown) => {
      areAllPaid = false;
      ctx.log.error({ err, challengeId }, 'the prize of a challenge is paid later');
    });
  if (!areAllPaid) return;
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
    const money = { amountCents: cents, currency: currencyOf(user) };
    tx.set('notifications', notificationOf({ id: `challenge:${recordId}`, uid, kind: 'bonus', now: at, ...money }));
  });
}

/** Fixes at the first call what the challenge gives to whom. */
async function closeChallenge(
  { store, now, log }: Pick<LedgerContext, 'store' | 'now' | 'log'>,
  id: string,
): Promise<ChallengeResult> {
  const known = await store.get('challenge-results', id);
  if (known) return known;
  const prizes = await readPrizes(store, id, log);
  const places = prizes.map(({ rank, amountKes, minPoints }) => ({ rank, prize: minorOf(amountKes), minPoints }));
  const shares = sharePrizes(await readScored(store, id, Math.max(0, ...places.map(({ rank }) => rank))), places);
  const result: ChallengeResult = {
    id,
    closedAt: instant(now()),
    terms: wageringTermsOf(prizes[0] ?? {}),
    shares: [...shares].map(([userId, kesCents]) => ({ userId, kesCents })),
  };
  return store.transaction(`challenge:${id}`, async (tx) => {
    const first = await tx.get('challenge-results', id);
    if (!first) tx.create('challenge-results', result);
    return first ?? result;
  });
}

/** Written by an older version, for a challenge that was paid. */
const paidMarkOf = (id: string): string => `challenge-paid:${id}`;

/** Whether the challenge has ended and its prizes are fixed, and whether all of them are paid. */
export async function endOfChallenge(store: Pick<DocumentStore, 'get'>, id: string) {
  const wasPaid = (await store.get('meta', paidMarkOf(id))) !== undefined;
  const result = await store.get('challenge-results', id);
  return { isClosed: wasPaid || result !== undefined, isPaid: wasPaid || result?.paidAt !== undefined };
}
