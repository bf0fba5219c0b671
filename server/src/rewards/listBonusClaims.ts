import type { BonusClaim } from '../../../contract/bonuses.ts';
import { currencyOf, type LedgerContext } from '../ledger/index.ts';
import type { EndedBonus } from '../store/records/bonus.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { Query } from '../store/query.ts';
import { readUser } from '../users/profile.ts';
import { claimsOfDeposits, endedClaim, openClaims } from './toClaim.ts';

const SHOWN = 50;

/** Deposits of which the bonus has not come, or came as free spins alone or before there were terms. */
const chosenBy = (uid: string): Query<DepositRecord> => ({
  where: [
    ['userId', '==', uid],
    ['bonus.isChosen', '==', true],
    ['status', 'in', ['pending', 'processing', 'review', 'completed']],
  ],
  orderBy: ['createdAt', 'desc'],
  limit: SHOWN,
});

const endedBy = (uid: string): Query<EndedBonus> => ({
  where: [['userId', '==', uid]],
  orderBy: ['endedAt', 'desc'],
  limit: SHOWN,
});

/**
 * The bonuses of the player with their wagered part, newest first; without those whose deposit completed without its
 * bonus. @throws ApiError 404 before the first session
 */
export async function listBonusClaims(
  { store, kesPerUsd }: Pick<LedgerContext, 'store' | 'kesPerUsd'>,
  uid: string,
): Promise<BonusClaim[]> {
  const user = await readUser(store, uid);
  const deposits = await store.find('deposits', chosenBy(uid));
  const ended = await store.find('bonuses', endedBy(uid));
  const claims = [
    ...claimsOfDeposits(deposits, { currency: currencyOf(user), kesPerUsd: kesPerUsd() }),
    ...openClaims(user),
    ...ended.map(endedClaim),
  ];
  return claims.toSorted(newestFirst).slice(0, SHOWN);
}

const newestFirst = (a: BonusClaim, b: BonusClaim): number => (b.claimedAt ?? '').localeCompare(a.claimedAt ?? '');
