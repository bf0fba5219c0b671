import type { BonusClaim } from '../../../contract/rewards.ts';
import { currencyOf, decimalOf, type LedgerContext, storedMinor } from '../ledger/index.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { Query } from '../store/query.ts';
import { readUser } from '../users/readUser.ts';
import { bonusOf } from './bonusOf.ts';
import { wageringOf } from './wageringOf.ts';

const SHOWN = 50;
/** More than are shown, because earlier claims decide where the wagering of a bonus starts. */
const COUNTED = 200;

const claimsOf = (uid: string): Query<DepositRecord> => ({
  where: [
    ['userId', '==', uid],
    ['bonus.isChosen', '==', true],
    ['status', 'in', ['pending', 'processing', 'review', 'completed']],
  ],
  orderBy: ['createdAt', 'desc'],
  limit: COUNTED,
});

/**
 * The bonuses of the player's deposits with their wagered part, newest first; without those whose deposit completed
 * without its bonus. @throws ApiError 404 before the first session
 */
export async function listBonusClaims(
  { store, kesPerUsd }: Pick<LedgerContext, 'store' | 'kesPerUsd'>,
  uid: string,
): Promise<BonusClaim[]> {
  const user = await readUser(store, uid);
  const wageredCents = storedMinor(user.totalWager);
  const deposits = await store.find('deposits', claimsOf(uid));
  const claims = deposits.flatMap((deposit) => toClaim(deposit, kesPerUsd()));
  const progress = progressOf(claims, wageredCents);
  return claims.slice(0, SHOWN).map((claim) => ({
    currency: currencyOf(user),
    ...toAnswer(claim, progress.get(claim.id) ?? WAITING),
  }));
}

type Promised = NonNullable<ReturnType<typeof bonusOf>>;

interface Claim {
  id: string;
  promised: Promised;
  claimedAt: string;
  /** ISO 8601; missing while the deposit is open. */
  creditedAt?: string;
  requiredCents: number;
  wageredBeforeCents: number;
}

/** A list of one claim, or an empty list. */
function toClaim(deposit: DepositRecord, kesPerUsd: number): Claim[] {
  const { id, bonus, status, createdAt } = deposit;
  const promised = bonusOf(deposit, kesPerUsd);
  const isCompleted = status === 'completed';
  if (!bonus || !promised || (isCompleted && !promised.isCredited)) return [];
  return [
    {
      id,
      promised,
      claimedAt: createdAt,
      ...(isCompleted && { creditedAt: completedAt(deposit) }),
      requiredCents: Math.max(0, Math.round(storedMinor(promised.amount) * (bonus.wagering ?? 0))),
      wageredBeforeCents: storedMinor(bonus.wageredBefore),
    },
  ];
}

const completedAt = ({ timeline, createdAt }: DepositRecord): string =>
  timeline.findLast(({ status }) => status === 'completed')?.at ?? createdAt;

type Progress = Pick<BonusClaim, 'status'> & { doneCents: number };

const WAITING: Progress = { status: 'waiting', doneCents: 0 };

/** By id, in the order of the credits and not of the claims, so that a complete bonus stays complete. */
function progressOf(claims: readonly Claim[], wageredCents: number): ReadonlyMap<string, Progress> {
  const credited = claims.filter(({ creditedAt }) => creditedAt).toSorted(byCredit);
  const done = wageringOf(credited, wageredCents);
  const current = credited.findIndex(({ requiredCents }, index) => (done[index] ?? 0) < requiredCents);
  const statusOf = ({ requiredCents }: Claim, index: number) => {
    if ((done[index] ?? 0) >= requiredCents) return 'done';
    return index === current ? 'wagering' : 'queued';
  };
  return new Map(
    credited.map((claim, index) => [claim.id, { status: statusOf(claim, index), doneCents: done[index] ?? 0 }]),
  );
}

const byCredit = (a: Claim, b: Claim): number =>
  (a.creditedAt ?? '').localeCompare(b.creditedAt ?? '') || a.id.localeCompare(b.id);

const toAnswer = ({ id, promised, claimedAt, requiredCents }: Claim, { status, doneCents }: Progress) => ({
  id,
  bonusId: promised.id,
  title: promised.title ?? promised.id,
  status,
  amount: promised.amount,
  freeSpins: promised.freeSpins,
  claimedAt,
  wagerRequired: decimalOf(requiredCents),
  wagered: decimalOf(doneCents),
});
