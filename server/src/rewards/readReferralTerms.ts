import * as v from 'valibot';
import { type ReferralTerms, ReferralTermsSchema } from '../../../contract/rewards.ts';
import type { Reader } from '../store/DocumentStore.ts';

/** The present terms: the first active item; undefined when the operator has none. */
export async function readReferralTerms(reader: Reader): Promise<ReferralTerms | undefined> {
  const items = (await reader.find('referral-terms')).map((stored) => v.safeParse(ReferralTermsSchema, stored));
  return items.flatMap(({ success, output }) => (success && output.isActive ? [output] : []))[0];
}
