import type { LedgerPolicy } from '../ledger/index.ts';
import { tryPayReferral } from './payReferral.ts';
import { qualifyReferral } from './qualifyReferral.ts';

/** A deposit that is large enough makes the reward for the invitation due, and pays it at once. */
export const invitationPolicy: LedgerPolicy = {
  async complete(reader, { deposit, ...when }) {
    const due = await qualifyReferral(reader, deposit, when);
    return due ? { write: (tx) => tx.set('referrals', due) } : {};
  },
  completed: (ctx, { userId }) => tryPayReferral(ctx, userId),
};
