import type { BonusClaim } from '../../../contract/rewards.ts';
import { decimalOf, storedMinor } from '../ledger/minor.ts';
import { asDeposit, type DepositBonusRecord, type DepositRecord } from '../ledger/records.ts';
import type { LedgerContext } from '../ledger/LedgerContext.ts';
import type { Query } from '../store/DocumentStore.ts';
import { readUser } from '../users/readUser.ts';
import { depositToTransaction } from '../wallet/toTransaction.ts';

const SHOWN = 50;

const claimsOf = (uid: string): Query => ({
  where: [
    ['userId', '==', uid],
    ['bonus.isChosen', '==', true],
    ['status', 'in', ['pending', 'processing', 'review', 'completed']],
  ],
  orderBy: ['createdAt', 'desc'],
  limit: SHOWN,
});

/**
 * The bonuses that the player chose for a deposit, newest first, with what of them has been wagered. One whose deposit
 * completed below its minimum gave nothing, and is left out.
 * @throws ApiError 404 before the player's first session
 */
export async function listBonusClaims(
  { store, kesPerUsd }: Pick<LedgerContext, 'store' | 'kesPerUsd'>,
  uid: string,
): Promise<BonusClaim[]> {
  const wageredCents = storedMinor((await readUser(store, uid))['totalWager']);
  const deposits = (await store.find('deposits', claimsOf(uid))).map(asDeposit);
  return deposits.flatMap((deposit) => toClaim(deposit, { wageredCents, kesPerUsd: kesPerUsd() }));
}

interface Now {
  /** US cents of everything that the player ever wagered. */
  wageredCents: number;
  kesPerUsd: number;
}

/** One, or none. */
function toClaim(deposit: DepositRecord, now: Now): BonusClaim[] {
  const promised = depositToTransaction(deposit, now.kesPerUsd).bonus;
  if (!deposit.bonus || !promised) return [];
  const isWaiting = deposit.status !== 'completed';
  if (!isWaiting && !promised.isCredited) return [];
  const requiredCents = requiredOf(deposit.bonus, storedMinor(promised.amount));
  const doneCents = isWaiting ? 0 : wageredSince(deposit.bonus, now.wageredCents, requiredCents);
  return [
    {
      id: deposit.id,
      bonusId: promised.id,
      title: promised.title ?? promised.id,
      status: isWaiting ? 'waiting' : doneCents < requiredCents ? 'wagering' : 'done',
      amount: promised.amount,
      freeSpins: promised.freeSpins,
      claimedAt: deposit.createdAt,
      wagerRequired: decimalOf(requiredCents),
      wagered: decimalOf(doneCents),
    },
  ];
}

const requiredOf = ({ wagering = 0 }: DepositBonusRecord, cents: number): number =>
  Math.max(0, Math.round(cents * wagering));

const wageredSince = ({ wageredBefore = 0 }: DepositBonusRecord, wageredCents: number, requiredCents: number): number =>
  Math.min(Math.max(0, wageredCents - storedMinor(wageredBefore)), requiredCents);
