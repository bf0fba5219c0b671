import { convertMinor } from '../../../contract/money.ts';
import { currencyOf, kesMinorOf } from '../ledger/index.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { readReferralTerms } from './readReferralTerms.ts';
import type { ReferralRecord } from '../store/records/user.ts';

/**
 * The invitation and reward that a completed deposit makes due. Runs in the deposit's transaction, so that a crash
 * cannot separate them. `kesPerUsd`: the recorded rate of the deposit.
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
