import type { LedgerPolicy } from '../ledger/index.ts';
import { refuseDeposit } from './refuseDeposit.ts';

/** Limits and breaks of the player, and all self-exclusions, apply in the transaction that records a deposit. */
export const saferPlayPolicy: LedgerPolicy = {
  async open(reader, ask, moment) {
    await refuseDeposit(reader, ask, moment);
    return undefined;
  },
};
