import type { StoredDocument } from '../store/DocumentStore.ts';

/**
 * `joined`: registered by an invitation. `qualified`: deposited enough, the reward is due. `earned`: it was credited.
 * `void`: it was due to an account that may earn nothing.
 */
export type ReferralState = 'joined' | 'qualified' | 'earned' | 'void';

/** `referrals/{uid of who was invited}`. Instants are ISO 8601. */
export interface ReferralRecord extends StoredDocument {
  referrerId: string;
  /** Of who was invited, shortened. */
  name: string;
  status: ReferralState;
  joinedAt: string;
  /** The deposit that was large enough. */
  depositId?: string;
  qualifiedAt?: string;
  /** US cents of the bonus account, at the rate of that deposit. */
  rewardCents?: number;
  endedAt?: string;
}

/** Only the server writes them. */
export const asReferral = (stored: StoredDocument): ReferralRecord => stored as ReferralRecord;
