/** Methods for withdrawals, from completed deposits (docs/product.md, Withdrawals). */
import { currencyOf } from './account.ts';
import { processingTimeOf } from '../../../contract/processingTime.ts';
import { RAIL_WORDS } from '../../../contract/railWords.ts';
import type { WithdrawalMethod } from '../../../contract/wallet.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { Filter } from '../store/query.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { LedgerContext } from './LedgerContext.ts';
import type { LedgerRail, PayoutAsk } from './LedgerRail.ts';
import { decimalOf } from './minor.ts';

/** Facts about one withdrawal method. */
export interface MethodFacts {
  /** The latest completed deposit with the method. */
  latest: DepositRecord;
  /** The most for one withdrawal. */
  maxCents: number;
}

/** The player, the account's currency, and the present rate (KES for one USD). */
type Owner = Omit<PayoutAsk, 'amountCents' | 'latest'>;

const completedBy = (uid: string, { name }: LedgerRail): Filter<DepositRecord> => ({
  where: [
    ['userId', '==', uid],
    ['status', '==', 'completed'],
    ['paymentMethod', '==', name],
  ],
});

/** Undefined when the rail never had a completed deposit. */
export async function readMethodFacts(
  reader: Reader,
  rail: LedgerRail,
  owner: Owner,
): Promise<MethodFacts | undefined> {
  const query = { ...completedBy(owner.uid, rail), orderBy: ['createdAt', 'desc'] as const, limit: 1 };
  const [latest] = await reader.find('deposits', query);
  return latest && { latest, maxCents: await rail.maxPayoutCents(reader, owner) };
}

export const hasDeposited = async (reader: Reader, uid: string): Promise<boolean> => {
  const where = [
    ['userId', '==', uid],
    ['status', '==', 'completed'],
  ] as const;
  return (await reader.ids('deposits', { where, limit: 1 })).length > 0;
};

/** The preferred method of the profile first, else the one with the largest sum of deposits. */
export async function listWithdrawalMethods(
  { store, rails, kesPerUsd }: Pick<LedgerContext, 'store' | 'rails' | 'kesPerUsd'>,
  uid: string,
): Promise<WithdrawalMethod[]> {
  const user = await store.get('users', uid);
  const owner = { uid, currency: currencyOf(user), kesPerUsd: kesPerUsd() };
  const found = await Promise.all(rails.map((rail) => readMethod(store, rail, owner)));
  const methods = found
    .filter((method) => method !== undefined)
    .toSorted((a, b) => b.totalDeposited - a.totalDeposited);
  const preferred = methods.find(({ id }) => id === user?.preferredWithdrawalMethod) ?? methods[0];
  return methods
    .map((method) => ({ ...method, isPreferred: method === preferred }))
    .toSorted((a, b) => Number(b.isPreferred) - Number(a.isPreferred));
}

async function readMethod(reader: Reader, rail: LedgerRail, owner: Owner): Promise<WithdrawalMethod | undefined> {
  const facts = await readMethodFacts(reader, rail, owner);
  if (!facts) return undefined;
  const total = await reader.sum('deposits', 'creditedCents', completedBy(owner.uid, rail));
  const id = RAIL_WORDS[rail.name].withdrawal;
  return {
    id,
    method: id,
    ...rail.withdrawalText,
    processingTime: processingTimeOf(id),
    canWithdraw: facts.maxCents > 0,
    details: rail.detailsOf(facts.latest),
    currency: owner.currency,
    totalDeposited: decimalOf(total),
    lastUsed: facts.latest.createdAt,
    maxAmount: decimalOf(facts.maxCents),
    isPreferred: false,
  };
}
