import { convertMinor } from '../../../contract/moneyRules.ts';
import { currencyOf, kesMinorOf } from '../ledger/index.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { readReferralTerms } from './readReferralTerms.ts';
import type { ReferralRecord } from '../store/records/referral.ts';

/**
 * The invitation of the player whose deposit completes, with the reward that it makes due; undefined when it makes
 * none. Read and written in the deposit's own transaction, so that no crash comes between. `kesPerUsd` is the rate at
 * which the deposit is recorded.
 */
export async function qualifyReferral(
  reader: Reader,
  deposit: DepositRecord,
  { kesPerUsd, at }: { kesPerUsd: number; at: string },
): Promise<ReferralRecord | undefined> {
  const stored = await reader.get('referrals', deposit.userId);
  if (stored?.status !== 'joined') return undefined;
  const terms = await readReferralTerms(reader);
  if (!terms || kesMinorOf(deposit, kesPerUsd) < Math.ceil(terms.minDepositKes * 100)) return undefined;
  const currency = currencyOf(await reader.get('users', stored.referrerId));
  const rewardCents = convertMinor(Math.floor(terms.rewardKes * 100), 'KES', currency, kesPerUsd);
  if (rewardCents <= 0) return undefined;
  return { ...stored, status: 'qualified', depositId: deposit.id, qualifiedAt: at, rewardCents, currency };
}
