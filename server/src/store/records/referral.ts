import * as v from 'valibot';
import { CURRENCY_CODES } from '../../../../contract/userChoices.ts';

/** An invitation, by the uid of the invited player. Times are ISO 8601. */
export const ReferralSchema = v.object({
  id: v.string(),
  referrerId: v.string(),
  /** Shortened name of the invited player. */
  name: v.string(),
  /**
   * `joined`: registered with an invitation. `qualified`: deposited enough, the reward is due. `earned`: credited.
   * `void`: due to an account that may not earn.
   */
  status: v.picklist(['joined', 'qualified', 'earned', 'void']),
  joinedAt: v.string(),
  /** The deposit that was large enough. */
  depositId: v.optional(v.string()),
  qualifiedAt: v.optional(v.string()),
  /** For the bonus account, at the rate of that deposit. */
  rewardCents: v.optional(v.number()),
  /** Of the reward. Missing: USD. */
  currency: v.optional(v.picklist(CURRENCY_CODES)),
  endedAt: v.optional(v.string()),
});

export type ReferralRecord = v.InferInput<typeof ReferralSchema>;
