import * as v from 'valibot';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';

/** Who was invited by whom; by the uid of who was invited. Instants are ISO 8601. */
export const ReferralSchema = v.object({
  id: v.string(),
  referrerId: v.string(),
  /** Of who was invited, shortened. */
  name: v.string(),
  /**
   * `joined`: registered by an invitation. `qualified`: deposited enough, the reward is due. `earned`: it was credited.
   * `void`: it was due to an account that may earn nothing.
   */
  status: v.picklist(['joined', 'qualified', 'earned', 'void']),
  joinedAt: v.string(),
  /** The deposit that was large enough. */
  depositId: v.optional(v.string()),
  qualifiedAt: v.optional(v.string()),
  /** For the bonus account, at the rate of that deposit. */
  rewardCents: v.optional(v.number()),
  /** Of the reward. Absent: USD. */
  currency: v.optional(v.picklist(CURRENCY_CODES)),
  endedAt: v.optional(v.string()),
});

export type ReferralRecord = v.InferInput<typeof ReferralSchema>;
