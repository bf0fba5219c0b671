import type { LedgerPolicy } from '../ledger/index.ts';
import { refuseDeposit } from './refuseDeposit.ts';

/** The player's own limits and breaks, and everybody's self-exclusion, hold in the transaction that records a deposit. */
export const saferPlayPolicy: LedgerPolicy = {
  async open(reader, ask, moment) {
    await refuseDeposit(reader, ask, moment);
    return undefined;
  },
};
