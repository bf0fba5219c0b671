import { type ReferralTerms, ReferralTermsSchema } from '../../../contract/rewards.ts';
import { readWithin } from '../store/reading.ts';
import type { Reader } from '../store/DocumentStore.ts';

/** The present terms: the first active item; undefined when the operator has none. */
export async function readReferralTerms(reader: Reader): Promise<ReferralTerms | undefined> {
  const items = await reader.find('referral-terms');
  return items
    .map((stored) => readWithin('referral-terms', ReferralTermsSchema, stored))
    .find((read) => read?.isActive);
}
